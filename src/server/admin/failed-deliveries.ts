import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import {
  ADMIN_FAILED_DELIVERIES_SHOWN,
  type AdminFailedDeliveriesReply,
} from '#contract/admin-messages.ts';
import { resolveAlert } from '../alerts/alerts.ts';
import type { Admin } from '../auth/require-admin.ts';
import { readDatabaseVersion } from '../db/database-version.ts';
import { ALERT_SUBJECT } from '../mail/send-mail.ts';
import { mails } from '../mail-queue/schema.ts';
import { handleSubject } from '../payments/events/stripe-events.ts';
import type { PaymentShop } from '../payments/payment-state.ts';
import { stripeEvents } from '../payments/schema.ts';
import type { HasSecurityLog } from '../security-log/security-log.ts';
import type { Shop } from '../shop.ts';
import { type AdminShop, recordAction } from './admin-actions.ts';

const isDeadLetter = and(isNotNull(mails.failedAt), isNull(mails.sentAt));

/** Mails that were given up and payment events still open, the oldest first. */
export async function readFailedDeliveries(
  shop: Pick<Shop, 'db' | 'pool'>,
): Promise<AdminFailedDeliveriesReply> {
  const [dead, open] = await Promise.all([
    shop.db
      .select()
      .from(mails)
      .where(isDeadLetter)
      .orderBy(asc(mails.createdAt))
      .limit(ADMIN_FAILED_DELIVERIES_SHOWN),
    shop.db
      .select()
      .from(stripeEvents)
      .where(isNull(stripeEvents.handledAt))
      .orderBy(asc(stripeEvents.receivedAt))
      .limit(ADMIN_FAILED_DELIVERIES_SHOWN),
  ]);
  return {
    database: await readDatabaseVersion(shop.pool),
    mails: dead.map((mail) => ({
      id: mail.id,
      kind: mail.kind,
      recipient: mail.recipient,
      attempts: mail.attempts,
      error: mail.lastError,
      created_at: mail.createdAt.toISOString(),
      failed_at: (mail.failedAt ?? mail.createdAt).toISOString(),
    })),
    events: open.map(({ id, type, failure, receivedAt }) => ({
      id,
      type,
      failure,
      received_at: receivedAt.toISOString(),
    })),
  };
}

export type Retry =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'not_found' | 'payment_unavailable' };

/** Gives a dead letter its tries back. Of two at once, the second finds no dead letter. */
export async function retryMail(shop: AdminShop, admin: Admin, id: string): Promise<Retry> {
  return shop.db.transaction(async (tx): Promise<Retry> => {
    const revived = await tx
      .update(mails)
      .set({ failedAt: null })
      .where(and(eq(mails.id, id), isDeadLetter))
      .returning({ id: mails.id });
    if (revived.length === 0) return { ok: false, code: 'not_found' };
    await shop.jobs.add('send-mail', { mailId: id }, { tx });
    await recordAction(shop, tx, admin, 'mail_retried', id);
    return { ok: true };
  });
}

/** Gives every dead letter its tries back; returns how many there were. */
export async function retryAllMails(shop: AdminShop, admin: Admin): Promise<number> {
  return shop.db.transaction(async (tx) => {
    const revived = await tx
      .update(mails)
      .set({ failedAt: null })
      .where(isDeadLetter)
      .returning({ id: mails.id });
    for (const { id } of revived) await shop.jobs.add('send-mail', { mailId: id }, { tx });
    if (revived.length > 0) {
      await resolveAlert(shop, tx, 'mail_failed', ALERT_SUBJECT);
      await recordAction(shop, tx, admin, 'mail_retried', 'all', { mails: revived.length });
    }
    return revived.length;
  });
}

/** Handles an open payment event now, also one so old that nobody tries it any more. */
export async function retryEvent(
  shop: PaymentShop & HasSecurityLog,
  admin: Admin,
  id: string,
): Promise<Retry> {
  const [event] = await shop.db
    .select({ objectId: stripeEvents.objectId })
    .from(stripeEvents)
    .where(and(eq(stripeEvents.id, id), isNull(stripeEvents.handledAt)));
  if (!event) return { ok: false, code: 'not_found' };
  await recordAction(shop, shop.db, admin, 'payment_event_retried', id);
  const handled = await handleSubject(shop, event.objectId, [id], `admin:${admin.id}`);
  return handled ? { ok: true } : { ok: false, code: 'payment_unavailable' };
}
