import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import {
  ADMIN_MESSAGES_PER_PAGE,
  ADMIN_NEWSLETTER_LATEST,
  type AdminMessage,
  type AdminMessagesReply,
  type AdminNewsletterReply,
  type adminMessageReply,
  type adminMessagesQuery,
} from '#contract/admin-messages.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Lang } from '#routes.ts';
import type { Admin } from '../auth/require-admin.ts';
import { countLists } from '../db/count-lists.ts';
import { firmOf } from '../firm.ts';
import { contactMessages, newsletterSubscribers } from '../forms/schema.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { customers } from '../orders/schema.ts';
import type { RangeShop, Shop } from '../shop.ts';
import { type AdminShop, recordAction } from './admin-actions.ts';
import { csvFor } from './csv.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

export const toMessage = (row: typeof contactMessages.$inferSelect): AdminMessage => ({
  id: row.id,
  name: `${row.firstName} ${row.lastName}`,
  email: row.email,
  subject: row.subject,
  message: row.message,
  urgent: row.urgent,
  language: row.language,
  created_at: row.createdAt.toISOString(),
  handled_at: row.handledAt?.toISOString() ?? null,
  reply: row.reply,
  replied_at: row.repliedAt?.toISOString() ?? null,
});

/** One page of what people wrote, from the one after `before` on. */
export async function readMessages(
  shop: Pick<Shop, 'db'>,
  { open, sort, before }: z.infer<typeof adminMessagesQuery>,
): Promise<AdminMessagesReply> {
  const { createdAt, id, handledAt } = contactMessages;
  const [isBehind, inOrder] = sort === 'oldest' ? [sql`>`, asc] : [sql`<`, desc];
  const found = await shop.db
    .select()
    .from(contactMessages)
    .where(
      and(
        open && isNull(handledAt),
        before === undefined
          ? undefined
          : sql`(${createdAt}, ${id}) ${isBehind}
              (select m.created_at, m.id from contact_messages m where m.id = ${before})`,
      ),
    )
    .orderBy(inOrder(createdAt), inOrder(id))
    .limit(ADMIN_MESSAGES_PER_PAGE + 1);
  const page = found.slice(0, ADMIN_MESSAGES_PER_PAGE);
  const counts = await countLists(shop.db, {
    all: [contactMessages, undefined],
    open: [contactMessages, isNull(handledAt)],
  });
  return {
    messages: page.map(toMessage),
    next: found.length > page.length ? (page.at(-1)?.id ?? null) : null,
    counts,
  };
}

/** Mailbox that gets the answer to a mail of the shop. */
export function replyMailbox(shop: RangeShop): string {
  const { replyTo, senderEmail } = firmOf(shop);
  return replyTo ?? senderEmail;
}

/** A message, with the mailbox that an answer to its answer goes to. */
export async function readMessage(
  shop: RangeShop,
  id: string,
): Promise<z.infer<typeof adminMessageReply> | undefined> {
  const [found] = await shop.db
    .select({ row: contactMessages, customerId: customers.id })
    .from(contactMessages)
    .leftJoin(customers, eq(customers.email, sql`lower(${contactMessages.email})`))
    .where(eq(contactMessages.id, id));
  if (!found) return undefined;
  return {
    ...toMessage(found.row),
    reply_to: replyMailbox(shop),
    customer_id: found.customerId,
  };
}

type AnswerResult = 'answered' | Extract<ErrorCode, 'not_found' | 'message_answered'>;

/** Mails an answer and marks the message; the same answer again does nothing, another one is refused. */
export async function answerMessage(
  shop: AdminShop,
  admin: Admin,
  id: string,
  text: string,
): Promise<AnswerResult> {
  return shop.db.transaction(async (tx): Promise<AnswerResult> => {
    const isIt = eq(contactMessages.id, id);
    const [message] = await tx.select().from(contactMessages).where(isIt).for('update');
    if (!message) return 'not_found';
    if (message.reply !== null) return message.reply === text ? 'answered' : 'message_answered';
    const repliedAt = new Date(shop.now());
    const { firstName, email: recipient, language, subject, message: asked, createdAt } = message;
    const handledAt = message.handledAt ?? repliedAt;
    await tx.update(contactMessages).set({ reply: text, repliedAt, handledAt }).where(isIt);
    const data = { name: firstName, subject, text, message: asked, askedAt: createdAt.getTime() };
    await queueMail(shop, tx, { kind: 'contact-reply', ref: id, recipient, language, data });
    await recordAction(shop, tx, admin, 'message_answered', id);
    return 'answered';
  });
}

/** Marks a message; saying it twice changes and records nothing. False when there is none. */
export async function markHandled(
  shop: AdminShop,
  admin: Admin,
  id: string,
  handled: boolean,
): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    const [message] = await tx
      .select({ handledAt: contactMessages.handledAt })
      .from(contactMessages)
      .where(eq(contactMessages.id, id))
      .for('update');
    if (!message) return false;
    if ((message.handledAt !== null) === handled) return true;
    const handledAt = handled ? new Date(shop.now()) : null;
    await tx.update(contactMessages).set({ handledAt }).where(eq(contactMessages.id, id));
    await recordAction(shop, tx, admin, handled ? 'message_handled' : 'message_reopened', id);
    return true;
  });
}

/** Newsletter: number of addresses by state, and the latest changes. */
export async function readNewsletter(shop: Pick<Shop, 'db'>): Promise<AdminNewsletterReply> {
  const { email, status, requestedAt, confirmedAt, unsubscribedAt } = newsletterSubscribers;
  const counts = await countLists(shop.db, {
    requested: [newsletterSubscribers, eq(status, 'requested')],
    confirmed: [newsletterSubscribers, eq(status, 'confirmed')],
    unsubscribed: [newsletterSubscribers, eq(status, 'unsubscribed')],
  });
  const at = sql<Date>`greatest(${requestedAt}, ${confirmedAt}, ${unsubscribedAt})`;
  const latest = await shop.db
    .select({ email, status, at: at.mapWith(requestedAt) })
    .from(newsletterSubscribers)
    .orderBy(desc(at), asc(email))
    .limit(ADMIN_NEWSLETTER_LATEST);
  return { ...counts, latest: latest.map((row) => ({ ...row, at: row.at.toISOString() })) };
}

const HEADINGS: Readonly<Record<Lang, readonly string[]>> = {
  de: de.newsletter,
  en: en.newsletter,
};

/** The confirmed addresses as lines of a table. */
export async function* newsletterLines(shop: Pick<Shop, 'db'>, lang: Lang): AsyncGenerator<string> {
  const csv = csvFor(lang);
  yield csv.line(HEADINGS[lang]);
  const rows = await shop.db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.status, 'confirmed'))
    .orderBy(asc(newsletterSubscribers.email));
  for (const { email, language, confirmedAt } of rows) {
    yield csv.line([email, language, csv.moment(confirmedAt)]);
  }
}
