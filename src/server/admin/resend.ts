import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { AdminOrderReply, AdminResendBody } from '#contract/admin-orders.ts';
import type { Admin } from '../auth/require-admin.ts';
import { isOver, keptWords, MAIL_DATA, ORDER_MAIL_KINDS } from '../mail-queue/mail-kinds.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { mails } from '../mail-queue/schema.ts';
import { appendOrderEvent } from '../orders/order-events.ts';
import { orders } from '../orders/schema.ts';
import type { Shop } from '../shop.ts';

/** The mails about an order that are still kept, the newest first. */
export async function readOrderMails(
  shop: Pick<Shop, 'db'>,
  orderId: string,
): Promise<AdminOrderReply['mails']> {
  const rows = await shop.db
    .select()
    .from(mails)
    .where(
      and(inArray(mails.kind, ORDER_MAIL_KINDS), sql`${mails.data} ->> 'orderId' = ${orderId}`),
    )
    .orderBy(desc(mails.createdAt), desc(mails.id));
  return rows.map(({ id, kind, createdAt, sentAt, failedAt }) => ({
    id,
    kind,
    created_at: createdAt.toISOString(),
    sent_at: sentAt?.toISOString() ?? null,
    failed_at: failedAt?.toISOString() ?? null,
  }));
}

type ResendResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'not_found' | 'step_impossible' }
  | { readonly ok: false; readonly code: 'rate_limited'; readonly waitSeconds: number };

/**
 * Sends a mail about an order once more: what it said then, to the address stored with the order and
 * to no other. The same `key` sends once. A mail that has not gone out, or whose
 * purpose is over, is not doubled.
 */
export async function resendMail(
  shop: Shop,
  admin: Admin,
  orderId: string,
  mailId: string,
  { key }: AdminResendBody,
): Promise<ResendResult> {
  return shop.db.transaction(async (tx): Promise<ResendResult> => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    const [mail] = await tx.select().from(mails).where(eq(mails.id, mailId));
    const kind = ORDER_MAIL_KINDS.find((known) => known === mail?.kind);
    if (!order || !mail || !kind || mail.data['orderId'] !== orderId) {
      return { ok: false, code: 'not_found' };
    }
    const isLate = isOver(mail, shop.now());
    if (mail.sentAt === null || isLate || order.customerEmail === null) {
      return { ok: false, code: 'step_impossible' };
    }
    const recipient = order.customerEmail;
    const waitSeconds = shop.limits.take('resentMail', recipient.toLowerCase());
    if (waitSeconds > 0) return { ok: false, code: 'rate_limited', waitSeconds };
    const queued = await queueMail(shop, tx, {
      kind,
      ref: `${orderId}:again:${key}`,
      recipient,
      language: mail.language,
      data: MAIL_DATA[kind].parse(mail.data),
      words: keptWords(mail.data),
    });
    if (queued) {
      const at = new Date(shop.now());
      await appendOrderEvent(tx, orderId, 'mail_resent', `admin:${admin.id}`, at, { mail: kind });
    }
    return { ok: true };
  });
}
