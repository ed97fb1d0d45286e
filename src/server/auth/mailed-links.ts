import { eq, like, or } from 'drizzle-orm';
import { verifications } from '../db/schema.ts';
import type { Database, Transaction } from '../shop.ts';

/**
 * Makes every link worthless that was mailed about an account so far: called with each new password
 * and address, so that nobody who knew the old one gets in by a link they asked for before.
 */
export async function dropMailedLinks(db: Database | Transaction, userId: string): Promise<void> {
  // The library keeps a reset link's account as its value; a new address follows the account's id.
  const isTheirs = or(eq(verifications.value, userId), like(verifications.value, `${userId} %`));
  await db.delete(verifications).where(isTheirs);
}
