import { and, eq, sql } from 'drizzle-orm';
import { raiseAlert, refreshAlert, resolveAlert } from '../alerts/alerts.ts';
import { appendOrderEvent, type Cause } from '../orders/order-events.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import { orderEvents } from '../orders/schema.ts';
import type { Shop, Transaction } from '../shop.ts';
import type { SessionFacts } from './session-facts.ts';

/**
 * Notes that two sessions of one order were paid, and tells the owner, who pays one back at Stripe;
 * then the alert closes.
 */
export async function notePaidAgain(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  facts: SessionFacts,
  cause: Cause,
): Promise<boolean> {
  if (facts.state !== 'paid') return false;
  const { checkoutSessionId: session, paidCents: paid, refundedCents: refunded } = facts;
  const known = await tx
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, order.id),
        eq(orderEvents.kind, 'paid_again'),
        sql`${orderEvents.data}->>'session' = ${session}`,
      ),
    )
    .limit(1);
  const data = { cents: paid - refunded };
  if (refunded >= paid) await resolveAlert(shop, tx, 'paid_again', session);
  else await refreshAlert(tx, 'paid_again', session, data);
  if (known.length > 0) return false;
  const at = new Date(shop.now());
  await appendOrderEvent(tx, order.id, 'paid_again', cause, at, { session, paid, refunded });
  if (refunded < paid) {
    await raiseAlert(shop, tx, { kind: 'paid_again', subject: session, orderId: order.id, data });
  }
  shop.log.error('an order was paid twice', undefined, { orderId: order.id });
  return true;
}
