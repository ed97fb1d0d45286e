import type Stripe from 'stripe';
import { isPaperNumber } from '#rules/papers.ts';
import type { papers } from '../papers/schema.ts';

/** A paper as the payment's metadata name it: under its number what it is for, and when it was made. */
export interface RecordedPaper {
  readonly number: string;
  /** As in `papers.reference`. */
  readonly reference: string | null;
  readonly madeAt: Date;
}

const INVOICE = 'order';
/** Stripe takes 50 keys; the others are the order's. */
const MOST = 40;

/** Reads what `paperMetadata` wrote. */
export function papersIn(metadata: Stripe.Metadata | null): RecordedPaper[] {
  return Object.entries(metadata ?? {}).flatMap(([number, said]) => {
    const [reference = '', at = ''] = said.split(' ');
    const madeAt = new Date(at);
    if (!isPaperNumber(number) || Number.isNaN(madeAt.getTime())) return [];
    return [{ number, reference: reference === INVOICE ? null : reference, madeAt }];
  });
}

/** Metadata of a payment that name the papers of its order, the oldest first. */
export const paperMetadata = (
  rows: readonly Pick<typeof papers.$inferSelect, 'number' | 'reference' | 'madeAt'>[],
): Record<string, string> =>
  Object.fromEntries(
    rows
      .slice(0, MOST)
      .map(({ number, reference, madeAt }) => [
        number,
        `${reference ?? INVOICE} ${madeAt.toISOString()}`,
      ]),
  );
