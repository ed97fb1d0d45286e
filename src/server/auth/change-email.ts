import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, like, sql } from 'drizzle-orm';
import { href } from '../../routes.ts';
import { orders, users, verifications } from '../db/schema.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Shop, Transaction } from '../shop.ts';
import type { CurrentUser } from './current-user.ts';
import { dropMailedLinks } from './mailed-links.ts';
import { emailTaken } from './sign-up-checks.ts';

export const CHANGE_LINK_LASTS_MS = 60 * 60 * 1000;
const PREFIX = 'change-email:';

function identifierOf(token: string): string {
  return PREFIX + createHash('sha256').update(token).digest('base64url');
}

/** One wish per account: a newer one makes the link of the older one worthless. */
async function dropWishes(tx: Transaction, userId: string): Promise<void> {
  await tx
    .delete(verifications)
    .where(
      and(like(verifications.identifier, `${PREFIX}%`), like(verifications.value, `${userId} %`)),
    );
}

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
  const token = randomBytes(32).toString('base64url');
  const now = shop.now();
  await dropWishes(tx, user.id);
  if (taken) return;
  await tx.insert(verifications).values({
    id: randomUUID(),
    identifier: identifierOf(token),
    value: `${user.id} ${email}`,
    expiresAt: new Date(now + CHANGE_LINK_LASTS_MS),
    createdAt: new Date(now),
    updatedAt: new Date(now),
  });
  const page = `${shop.settings.baseUrl}${href('konto', user.language)}`;
  await queueMail(shop, tx, {
    kind: 'email-change',
    ref: identifierOf(token),
    recipient: email,
    language: user.language,
    data: { url: `${page}?adresse=${token}` },
  });
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
      const mine = eq(verifications.identifier, identifierOf(token));
      const [wish] = await tx
        .delete(verifications)
        .where(and(mine, gt(verifications.expiresAt, now)))
        .returning({ value: verifications.value });
      const [userId = '', email = ''] = wish?.value.split(' ') ?? [];
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
        ref: identifierOf(token),
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
