import { eq } from 'drizzle-orm';
import type { Transaction } from '../shop.ts';
import { passkeys, twoFactors, users } from './schema.ts';

/**
 * Removes every passkey and authenticator app of an account: its password alone opens it then. Returns
 * whether there was one.
 */
export async function removeFactors(tx: Transaction, userId: string): Promise<boolean> {
  const keys = await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  const apps = await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
  await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
  return (keys.rowCount ?? 0) + (apps.rowCount ?? 0) > 0;
}
