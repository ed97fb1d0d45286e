import { eq } from 'drizzle-orm';
import { passkeys, twoFactors, users } from '../db/schema.ts';
import type { Transaction } from '../shop.ts';

/** Removes every passkey and authenticator app of an account: its password alone opens it then. */
export async function removeFactors(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
  await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
}
