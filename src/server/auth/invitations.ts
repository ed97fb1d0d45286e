import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { Lang } from '#routes.ts';
import type { StaffRole } from '#rules/roles.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import type { HasSecurityLog } from '../security-log/security-log.ts';
import type { Shop, Transaction } from '../shop.ts';
import { dropLinksOf, storeLink, takeLink } from './mailed-links.ts';
import { invitations, userRoles, users } from './schema.ts';
import { handOver } from './verify-email.ts';

/** The mail says "seven days". */
const INVITATION_LASTS_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Invites an address into the back office, in the transaction of its cause; a further invitation replaces the one before.
 * Returns its id, which is that of the account.
 */
export async function invite(
  shop: Shop,
  tx: Transaction,
  { email, role, language }: { email: string; role: StaffRole; language: Lang },
): Promise<string> {
  const now = shop.now();
  const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  // Its account has another address by now.
  if (known)
    await tx
      .delete(invitations)
      .where(and(eq(invitations.id, known.id), ne(invitations.email, email)));
  const expiresAt = new Date(now + INVITATION_LASTS_MS);
  const [row] = await tx
    .insert(invitations)
    .values({ id: known?.id ?? randomUUID(), email, role, expiresAt, createdAt: new Date(now) })
    .onConflictDoUpdate({ target: invitations.email, set: { role, expiresAt } })
    .returning({ id: invitations.id });
  const id = row?.id ?? '';
  await dropLinksOf(tx, 'invitation', id);
  const { id: link } = await storeLink(shop, tx, 'invitation', { id, email }, INVITATION_LASTS_MS);
  const mail = { kind: 'invitation', ref: link, recipient: email, language } as const;
  await queueMail(shop, tx, { ...mail, data: { link } });
  return id;
}

/** Makes an invitation worthless; false if there is none. */
export async function withdrawInvitation(tx: Transaction, id: string): Promise<boolean> {
  const gone = await tx.delete(invitations).where(eq(invitations.id, id));
  await dropLinksOf(tx, 'invitation', id);
  return gone.rowCount === 1;
}

/**
 * Uses an invitation up: whoever reads the mail of its address gets the account with that address, which is made if there
 * is none, a new password and the role. An account that has a role by now keeps it. Returns the account; undefined for
 * a link that is unknown, used, over or withdrawn.
 */
export async function acceptInvitation(
  shop: Shop & HasSecurityLog,
  token: string,
  hash: string,
  language: Lang,
): Promise<string | undefined> {
  return shop.db.transaction(async (tx) => {
    const link = await takeLink(shop, tx, 'invitation', token);
    if (!link) return undefined;
    const { userId: id, email } = link;
    const [invited] = await tx.delete(invitations).where(eq(invitations.id, id)).returning();
    if (!invited) return undefined;
    const made = { id, name: '', email, emailVerified: true, language };
    await tx.insert(users).values(made).onConflictDoNothing();
    const [user] = await tx.select().from(users).where(eq(users.email, email)).for('update');
    if (!user) return undefined;
    await handOver(shop, tx, 'invitation', user, hash);
    const roles = await tx.$count(userRoles, eq(userRoles.userId, user.id));
    if (roles === 0) await tx.insert(userRoles).values({ userId: user.id, role: invited.role });
    return user.id;
  });
}
