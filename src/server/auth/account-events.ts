import { randomUUID } from 'node:crypto';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { SecurityKind } from '#contract/admin-security.ts';
import type { AccountNotice } from '../mail-queue/mail-kinds.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { securityEvents } from '../security-log/schema.ts';
import {
  type HasSecurityLog,
  placeOf,
  recordSecurity,
  type SecurityEvent,
  setSubject,
} from '../security-log/security-log.ts';
import type { Shop, Transaction } from '../shop.ts';
import { knownDevice } from './known-device.ts';
import type { CurrentUser, Login } from './login.ts';
import { readRole } from './require-admin.ts';
import { logins, users } from './schema.ts';

interface EventDetails {
  readonly data?: SecurityEvent['data'];
  /** The account's holder also gets a mail. */
  readonly notice?: AccountNotice;
}

/** Mails the holder of an account what was done to it; an address nobody proved gets no mail. */
export async function mailNotice(
  shop: Shop,
  tx: Transaction,
  holder: Omit<CurrentUser, 'id'>,
  notice: AccountNotice,
): Promise<void> {
  if (!holder.emailVerified) return;
  await queueMail(shop, tx, {
    kind: 'account-notice',
    ref: randomUUID(),
    recipient: holder.email,
    language: holder.language,
    data: { notice, at: shop.now() },
  });
}

/** Records what a request did to an account, and mails the holder where they must know. */
export async function recordAccount(
  shop: Shop & HasSecurityLog,
  c: Context,
  holder: CurrentUser,
  kind: SecurityKind,
  { data = {}, notice }: EventDetails = {},
): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const event = { kind, outcome: 'done', userId: holder.id, data } as const;
    await recordSecurity(shop, tx, { ...event, ...placeOf(shop, c) });
    if (notice) await mailNotice(shop, tx, holder, notice);
  });
}

/** The same for an account by its id; does nothing if the account is gone. */
export async function recordAccountOf(
  shop: Shop & HasSecurityLog,
  c: Context,
  userId: string,
  kind: SecurityKind,
  facts: EventDetails = {},
): Promise<void> {
  const [user] = await shop.db.select().from(users).where(eq(users.id, userId));
  if (!user) return;
  const language = user.language === 'en' ? 'en' : 'de';
  await recordAccount(shop, c, { ...user, language }, kind, facts);
}

/** Records a login; its holder gets a mail when the device is new and the account was used before. */
export async function recordSignIn(
  shop: Shop & HasSecurityLog,
  c: Context,
  login: Login,
): Promise<void> {
  const { user, factor } = login;
  setSubject(c.req.raw, { id: user.id, isAdmin: user.role !== null });
  const isNew =
    knownDevice(c, shop.settings, user.email) === undefined && (await wasUsedBefore(shop, login));
  const data = { factor, new_device: isNew };
  await recordAccount(shop, c, user, 'signed_in', {
    data,
    ...(isNew && { notice: 'new_device' as const }),
  });
}

/** True if the account has or had another login, as far as the log goes back. */
async function wasUsedBefore({ db }: Shop, { id, user }: Login): Promise<boolean> {
  const other = db
    .select({ one: sql`1` })
    .from(logins)
    .where(and(eq(logins.userId, user.id), ne(logins.id, id)));
  const earlier = db
    .select({ one: sql`1` })
    .from(securityEvents)
    .where(and(eq(securityEvents.userId, user.id), eq(securityEvents.kind, 'signed_in')));
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user.id), or(sql`EXISTS ${other}`, sql`EXISTS ${earlier}`)));
  return found.length > 0;
}

/** Notes the account that somebody tries to sign in to, if there is one, for the log's refusals. */
export async function setTriedAccount(shop: Shop, c: Context, email: string): Promise<void> {
  const [user] = await shop.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) return;
  setSubject(c.req.raw, { id: user.id, isAdmin: (await readRole(shop, user.id)) !== null });
}
