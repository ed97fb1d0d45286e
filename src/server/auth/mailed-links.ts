import { randomUUID } from 'node:crypto';
import { and, eq, gt, like, or } from 'drizzle-orm';
import { isStorable } from '#contract/text.ts';
import type { Lang } from '#routes.ts';
import { type LinkKind, linkIdentifier, linkToken } from '../mail-queue/link-tokens.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import type { Database, Shop, Transaction } from '../shop.ts';
import { users, verifications } from './schema.ts';

/** The mails and pages say "an hour". */
export const LINK_LASTS_MS = 60 * 60 * 1000;
/** Links of a kind that an inbox holds at a time. */
const LINKS_AT_ONCE = 3;

/** The account a link is about, and the address it was mailed to. */
export interface MailedLink {
  readonly userId: string;
  readonly email: string;
}

interface Recipient {
  readonly id: string;
  readonly email: string;
  readonly language?: string | null | undefined;
}

/** Stores a link about an account without mailing it; returns its id and its token. */
export async function storeLink(
  shop: Pick<Shop, 'settings' | 'now'>,
  tx: Database | Transaction,
  kind: LinkKind,
  user: Pick<Recipient, 'id' | 'email'>,
  lastsMs = LINK_LASTS_MS,
): Promise<{ readonly id: string; readonly token: string }> {
  const id = randomUUID();
  const token = linkToken(shop.settings, kind, id);
  const now = shop.now();
  await tx.insert(verifications).values({
    id,
    identifier: linkIdentifier(kind, token),
    value: `${user.id} ${user.email}`,
    expiresAt: new Date(now + lastsMs),
    createdAt: new Date(now),
    updatedAt: new Date(now),
  });
  return { id, token };
}

/**
 * Mails a link about an account to `user.email`, in the transaction of its cause. Mails none while three of
 * the kind work: whoever asks too often floods no inbox, and takes no link away from its reader.
 */
export async function mailLink(
  shop: Shop,
  tx: Transaction,
  kind: LinkKind,
  user: Recipient,
): Promise<void> {
  // Requests at the same time take turns, so that they count each other's links.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
  const living = and(
    like(verifications.identifier, `${kind}:%`),
    eq(verifications.value, `${user.id} ${user.email}`),
    gt(verifications.expiresAt, new Date(shop.now())),
  );
  if ((await tx.$count(verifications, living)) >= LINKS_AT_ONCE) return;
  const { id } = await storeLink(shop, tx, kind, user);
  const language: Lang = user.language === 'en' ? 'en' : 'de';
  await queueMail(shop, tx, { kind, ref: id, recipient: user.email, language, data: { link: id } });
}

function read(row: { readonly value: string } | undefined): MailedLink | undefined {
  const [userId, email] = row?.value.split(' ') ?? [];
  return userId && email ? { userId, email } : undefined;
}

const isLiving = (shop: Pick<Shop, 'now'>, kind: LinkKind, token: string) =>
  and(
    eq(verifications.identifier, linkIdentifier(kind, token)),
    gt(verifications.expiresAt, new Date(shop.now())),
  );

/** Reads a link and leaves it as it is; undefined when it is unknown, used or over. */
export async function findLink(
  shop: Shop,
  kind: LinkKind,
  token: string,
): Promise<MailedLink | undefined> {
  if (!isStorable(token)) return undefined;
  const [row] = await shop.db
    .select({ value: verifications.value })
    .from(verifications)
    .where(isLiving(shop, kind, token));
  return read(row);
}

/** Uses a link up: of several who try at once, one gets it. */
export async function takeLink(
  shop: Shop,
  tx: Transaction,
  kind: LinkKind,
  token: string,
): Promise<MailedLink | undefined> {
  if (!isStorable(token)) return undefined;
  const [row] = await tx
    .delete(verifications)
    .where(isLiving(shop, kind, token))
    .returning({ value: verifications.value });
  return read(row);
}

/** Makes an account's links of one kind worthless. */
export async function dropLinksOf(tx: Transaction, kind: LinkKind, userId: string): Promise<void> {
  await tx
    .delete(verifications)
    .where(
      and(like(verifications.identifier, `${kind}:%`), like(verifications.value, `${userId} %`)),
    );
}

/**
 * Makes every link worthless that was mailed about an account so far: called with each new password
 * and address, so that nobody who knew the old one gets in by a link they asked for before.
 */
export async function dropMailedLinks(db: Database | Transaction, userId: string): Promise<void> {
  // The login library keeps the account alone as the value of its own rows.
  const isTheirs = or(eq(verifications.value, userId), like(verifications.value, `${userId} %`));
  await db.delete(verifications).where(isTheirs);
}
