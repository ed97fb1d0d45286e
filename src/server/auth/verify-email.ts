import { eq } from 'drizzle-orm';
import type { LinkKind } from '../mail-queue/link-tokens.ts';
import { type HasSecurityLog, recordSecurity } from '../security-log/security-log.ts';
import type { Shop, Transaction } from '../shop.ts';
import { dropLinksOf, type MailedLink, takeLink } from './mailed-links.ts';
import { removeFactors } from './remove-factors.ts';
import { users } from './schema.ts';
import { setPassword } from './set-password.ts';

/** Reads the account of a link, locked; undefined when its address is another one by now. */
async function lockedAccount(tx: Transaction, link: MailedLink | undefined) {
  if (!link) return undefined;
  const [user] = await tx.select().from(users).where(eq(users.id, link.userId)).for('update');
  return user?.email === link.email ? user : undefined;
}

/**
 * Confirms that an account's address is its owner's. The caller has checked that who opened the link
 * is who holds the account. False for a link that is unknown, used, over, or of another address.
 */
export async function verifyEmail(shop: Shop, token: string): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    const user = await lockedAccount(tx, await takeLink(shop, tx, 'verify-email', token));
    if (!user) return false;
    await tx
      .update(users)
      .set({ emailVerified: true, updatedAt: new Date(shop.now()) })
      .where(eq(users.id, user.id));
    await dropLinksOf(tx, 'verify-email', user.id);
    return true;
  });
}

/**
 * Gives an account to whoever reads the mail of its address, by the link of a verification or of a
 * new password: the password is new, every login and link from before ends. If nobody had proved the
 * address so far, everything else that opens the account goes, too: whoever made it may have been
 * somebody else (docs/decisions/0040-a-mailed-link-changes-nothing-by-itself.md).
 */
export async function takeOver(
  shop: Shop & HasSecurityLog,
  kind: 'verify-email' | 'password-reset',
  token: string,
  hash: string,
): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    const user = await lockedAccount(tx, await takeLink(shop, tx, kind, token));
    if (!user) return false;
    await handOver(shop, tx, kind, user, hash);
    return true;
  });
}

/** Gives a locked account to who reads the mail of its address. */
export async function handOver(
  shop: Shop & HasSecurityLog,
  tx: Transaction,
  kind: LinkKind,
  user: Pick<typeof users.$inferSelect, 'id' | 'emailVerified'>,
  hash: string,
): Promise<void> {
  await tx
    .update(users)
    .set({ emailVerified: true, updatedAt: new Date(shop.now()) })
    .where(eq(users.id, user.id));
  if (!user.emailVerified && (await removeFactors(tx, user.id))) {
    const event = { kind: 'factor_removed', outcome: 'done', userId: user.id } as const;
    await recordSecurity(shop, tx, { ...event, place: kind, data: { by: 'link' } });
  }
  await setPassword(shop, tx, user.id, hash);
}
