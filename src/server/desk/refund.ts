import { and, desc, eq, inArray } from 'drizzle-orm';
import type { DeskRefundBody } from '../../contract/desk-orders.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import { mayShip } from '../../rules/order-states.ts';
import { callStripe } from '../checkout/provider.ts';
import { runAlone } from '../db/locks.ts';
import { orderEvents, orders } from '../db/schema.ts';
import { appendOrderEvent } from '../orders/order-events.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import { settleCheckout } from '../orders/settle.ts';
import type { Shop } from '../shop.ts';
import type { Admin } from './for-admins.ts';

export type Refunding =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code: Extract<
        ErrorCode,
        | 'not_found'
        | 'order_changed'
        | 'step_impossible'
        | 'refund_too_large'
        | 'refund_refused'
        | 'payment_unavailable'
      >;
    };

/**
 * Pays money back through Stripe and records what Stripe then says: status, history and the
 * customer's mail come from the payment function alone. One refund of an order at a time, and only
 * on top of the sum its admin saw; so two desks, a double click and a retry pay back once.
 */
export async function refundOrder(
  shop: Shop,
  admin: Admin,
  orderId: string,
  wish: DeskRefundBody,
): Promise<Refunding> {
  // Not under the row's lock: Stripe takes its time, and the payment function needs the row.
  const alone = await runAlone(shop.pool, `refund:${orderId}`, () =>
    refundAlone(shop, admin, orderId, wish),
  );
  return alone.ok ? alone.value : { ok: false, code: 'order_changed' };
}

async function refundAlone(
  shop: Shop,
  admin: Admin,
  orderId: string,
  wish: DeskRefundBody,
): Promise<Refunding> {
  const [known] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  if (!known) return { ok: false, code: 'not_found' };
  if (known.checkoutSessionId === null) return { ok: false, code: 'step_impossible' };
  // Stripe's own page may have paid something back a moment ago.
  const now = await settleCheckout(shop, known.checkoutSessionId, `admin:${admin.id}`);
  if (!now.ok) {
    const unknown = now.reason === 'unknown';
    return { ok: false, code: unknown ? 'step_impossible' : 'payment_unavailable' };
  }
  const refusal = refusalOf(now.order, wish);
  if (refusal !== null) return { ok: false, code: refusal };
  return payBack(shop, admin, now.order, now.facts.checkoutSessionId, wish);
}

function refusalOf(order: OrderRow, wish: DeskRefundBody) {
  if (wish.refunded !== order.refunded) return 'order_changed' as const;
  if (!mayShip(order.status) || order.paymentIntentId === null) return 'step_impossible' as const;
  if (wish.cents > order.amount - order.refunded) return 'refund_too_large' as const;
  return null;
}

async function payBack(
  shop: Shop,
  admin: Admin,
  order: OrderRow,
  checkoutSessionId: string,
  wish: DeskRefundBody,
): Promise<Refunding> {
  const cause = `admin:${admin.id}` as const;
  // Noted before it is asked for: a webhook may record the refund first, and then only this says
  // whose decision it was.
  await appendOrderEvent(shop.db, order.id, 'refund_requested', cause, new Date(shop.now()), {
    cents: wish.cents,
    key: wish.key,
    ...(wish.item_id === undefined ? {} : { item_id: wish.item_id }),
  });
  const version = await moneyVersion(shop, order.id);
  const made = await callStripe(shop, 'refund', () =>
    shop.stripe.refunds.create(
      {
        payment_intent: order.paymentIntentId ?? '',
        amount: wish.cents,
        reason: 'requested_by_customer',
        metadata: { order_id: order.id },
      },
      { idempotencyKey: `refund-${order.id}-${version}-${wish.key}` },
    ),
  );
  // Also after a failure: what Stripe did although its answer was lost is recorded at once.
  const after = await settleCheckout(shop, checkoutSessionId, cause);
  if (made.ok || (after.ok && after.order.refunded === order.refunded + wish.cents)) {
    return { ok: true };
  }
  if (made.failure === 'spent') {
    await appendOrderEvent(shop.db, order.id, 'refund_failed', cause, new Date(shop.now()), {
      cents: wish.cents,
    });
  }
  return {
    ok: false,
    code: made.failure === 'refused' ? 'refund_refused' : 'payment_unavailable',
  };
}

/**
 * Changes with every sum that was recorded and every refund that failed for good, so that a key which
 * is used again after the bank sent a refund back is not answered with the refund of then, nor with
 * the failure. What was paid back in spite of it is seen before the next is asked for.
 */
async function moneyVersion(shop: Shop, orderId: string): Promise<number> {
  const [last] = await shop.db
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        inArray(orderEvents.kind, ['refunded', 'refund_returned', 'refund_failed']),
      ),
    )
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return last?.id ?? 0;
}
