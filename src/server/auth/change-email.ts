import { and, eq, isNull, sql } from 'drizzle-orm';
import { DEFAULT_ADMIN_EMAIL, type Settings } from '../env.ts';
import { linkIdentifier } from '../mail-queue/link-tokens.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { orders } from '../orders/schema.ts';
import type { Database, Shop, Transaction } from '../shop.ts';
import type { CurrentUser } from './login.ts';
import { dropLinksOf, dropMailedLinks, mailLink, takeLink } from './mailed-links.ts';
import { users } from './schema.ts';

/**
 * True if the account may have another address. That of an administrator stands in `ADMIN_EMAIL`; only a live shop in which
 * nobody set it follows the account.
 */
export const mayChangeEmail = (
  { adminEmail, shopMode }: Pick<Settings, 'adminEmail' | 'shopMode'>,
  { isAdmin }: { readonly isAdmin: boolean },
): boolean => !isAdmin || (shopMode === 'live' && adminEmail.toLowerCase() === DEFAULT_ADMIN_EMAIL);

/**
 * Sends the link that makes `email` the account's address to that address. The same for every
 * address: whether another account has it is told to nobody; that inbox then gets no mail.
 */
export async function requestEmailChange(
  shop: Shop,
  tx: Transaction,
  user: CurrentUser,
  email: string,
): Promise<void> {
  const taken = await emailTaken(tx, email);
  // One change per account: a newer one makes the link of the older one worthless.
  await dropLinksOf(tx, 'email-change', user.id);
  if (!taken) await mailLink(shop, tx, 'email-change', { ...user, email });
}

function isTaken(error: unknown): boolean {
  const cause = (error as { cause?: { constraint?: unknown } }).cause;
  return cause?.constraint === 'users_email_unique';
}

/**
 * Makes the address of a link the account's own, verified by having read the mail. What a guest
 * ordered with the old address stays with the account if that was verified, too; links sent to the
 * old address are worth nothing more, and it is told. False for a link that is unknown, used, over,
 * or whose address has an account by now.
 */
export async function confirmEmailChange(shop: Shop, token: string): Promise<boolean> {
  const now = new Date(shop.now());
  try {
    return await shop.db.transaction(async (tx) => {
      const link = await takeLink(shop, tx, 'email-change', token);
      if (!link) return false;
      const { userId, email } = link;
      const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
      if (!user) return false;
      await tx
        .update(users)
        .set({ email, emailVerified: true, updatedAt: now })
        .where(eq(users.id, userId));
      if (user.emailVerified) {
        const bySameAddress = sql`lower(${orders.customerEmail}) = ${user.email.toLowerCase()}`;
        await tx
          .update(orders)
          .set({ userId })
          .where(and(isNull(orders.userId), bySameAddress));
      }
      await dropMailedLinks(tx, userId);
      await queueMail(shop, tx, {
        kind: 'email-changed',
        ref: linkIdentifier('email-change', token),
        recipient: user.email,
        language: user.language === 'en' ? 'en' : 'de',
        data: {},
      });
      return true;
    });
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/**
 * True if an account has this address. Sign-up reveals it, while the
 * library by itself would pretend success.
 */
export async function emailTaken(db: Database | Transaction, email: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email.toLowerCase()));
  return found.length > 0;
}
