import { discountCodes } from '../discount-codes/schema.ts';
import type { Database } from './transactions.ts';

/**
 * The codes of the demo shop, named in the README. A code that exists is left as it is, so that what
 * the owner changed or stopped stays so.
 */
export const DEMO_CODES = [
  { code: 'WILLKOMMEN10', kind: 'percent', value: 10, minimum: 0, endsAt: null },
  { code: 'SOMMER5', kind: 'amount', value: 500, minimum: 5000, endsAt: null },
  /** Over since June 2026: shows what an expired code says. */
  {
    code: 'FRUEHLING20',
    kind: 'percent',
    value: 20,
    minimum: 0,
    endsAt: new Date('2026-06-01T00:00:00+02:00'),
  },
] as const;

/** Brings the codes of the demo into its database. Running it again changes nothing. */
export async function seedDatabase(db: Database): Promise<void> {
  await db
    .insert(discountCodes)
    .values(DEMO_CODES.map((code) => ({ ...code, isDemo: true })))
    .onConflictDoNothing();
}
