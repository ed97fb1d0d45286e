import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database, Shop, Transaction } from '../shop.ts';
import { dropMailedLinks } from './mailed-links.ts';
import { loginAccounts, logins, users } from './schema.ts';

const PROVIDER = 'credential';

const credentialOf = (userId: string) =>
  and(eq(loginAccounts.userId, userId), eq(loginAccounts.providerId, PROVIDER));

/** The hash an account signs in with; null when it has no password. */
export async function passwordHashOf(
  db: Database | Transaction,
  userId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ hash: loginAccounts.password })
    .from(loginAccounts)
    .where(credentialOf(userId));
  return row?.hash ?? null;
}

/**
 * Replaces an account's password and ends every login and mailed link from before it. `isTemporary`
 * says that its owner is to replace it.
 */
export async function setPassword(
  shop: Pick<Shop, 'now'>,
  tx: Transaction,
  userId: string,
  hash: string,
  isTemporary = false,
): Promise<void> {
  const at = new Date(shop.now());
  const changed = await tx
    .update(loginAccounts)
    .set({ password: hash, updatedAt: at })
    .where(credentialOf(userId))
    .returning({ id: loginAccounts.id });
  if (changed.length === 0) {
    await tx.insert(loginAccounts).values({
      id: randomUUID(),
      accountId: userId,
      providerId: PROVIDER,
      userId,
      password: hash,
      createdAt: at,
      updatedAt: at,
    });
  }
  await tx.update(users).set({ passwordTemporary: isTemporary }).where(eq(users.id, userId));
  await tx.delete(logins).where(eq(logins.userId, userId));
  await dropMailedLinks(tx, userId);
}
