import { and, eq, lte } from 'drizzle-orm';
import { raiseAlert, resolveAlert } from '#server/alerts/alerts.ts';
import { appendOrderEvent, type Cause } from '#server/orders/order-events.ts';
import {
  type OrderRow,
  queueRefundFailedMail,
  queueRefundMail,
} from '#server/orders/order-mails.ts';
import type { Shop, Transaction } from '#server/shop.ts';
import { refunds } from '../schema.ts';
import type { RefundNews } from './refund-book.ts';

/** Stripe's reason for a refund that a dispute overtook. */
const DISPUTED = 'charge_for_pending_refund_disputed';

/**
 * Writes what happened to refunds into the order's history and tells whom it concerns: the customer
 * of money that arrived or did not, the owner of a failure. `before`: what was refunded until now, and
 * whether customers have been told already.
 */
export async function tellRefunds(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  news: readonly RefundNews[],
  before: { readonly refundedCents: number; readonly isOldNews: boolean },
  cause: Cause,
): Promise<void> {
  const at = new Date(shop.now());
  let totalCents = before.refundedCents;
  for (const { kind, id, cents, failureReason } of news) {
    if (kind === 'refunded') totalCents += cents;
    if (kind === 'refund_returned') totalCents -= cents;
    await appendOrderEvent(tx, order.id, kind, cause, at, {
      refund: id,
      cents,
      total: totalCents,
      ...(failureReason !== null && { reason: failureReason }),
    });
    let told = true;
    if (kind === 'refunded') {
      if (!before.isOldNews) {
        told = await queueRefundMail(shop, tx, order, { id, cents, totalCents });
      }
      await resolveFailures(shop, tx, order.id, cents);
    }
    if (kind === 'refund_failed' || kind === 'refund_returned') {
      // The bank takes the money back by itself: there is nothing to say sorry for.
      if (failureReason !== DISPUTED && !before.isOldNews) {
        told = await queueRefundFailedMail(shop, tx, order, { id, cents });
      }
      await raiseAlert(shop, tx, {
        kind: 'refund_failed',
        subject: id,
        orderId: order.id,
        data: { cents, reason: failureReason },
      });
    }
    if (!told) await appendOrderEvent(tx, order.id, 'mail_impossible', cause, at, { step: kind });
  }
}

/** A refund that arrived settles the order's failed ones of at most its amount. */
async function resolveFailures(
  shop: Shop,
  tx: Transaction,
  orderId: string,
  cents: number,
): Promise<void> {
  const failed = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.orderId, orderId),
        eq(refunds.state, 'failed'),
        lte(refunds.amountCents, cents),
      ),
    );
  for (const { id } of failed) await resolveAlert(shop, tx, 'refund_failed', id);
}
