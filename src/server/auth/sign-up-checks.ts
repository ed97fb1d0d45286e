import { eq } from 'drizzle-orm';
import { PASSWORD_MIN_LENGTH } from '../../catalogue/limits.ts';
import { users } from '../db/schema.ts';
import type { Database, Transaction } from '../shop.ts';

/** Counted as a person counts characters, so that `ß` and an emoji are one each. */
export function isTooShort(password: string): boolean {
  return [...password].length < PASSWORD_MIN_LENGTH;
}

/**
 * Whether an account has this address. The spec's sign-up says so openly (section 8, 'already
 * exists'), while the library by itself would pretend success.
 */
export async function emailTaken(db: Database | Transaction, email: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email.toLowerCase()));
  return found.length > 0;
}
