import { eq } from 'drizzle-orm';
import type { AdminRefundBody } from '#contract/admin-orders.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { mayShip } from '#rules/order-states.ts';
import { mayLeave, refundedPieces } from '#rules/refunds.ts';
import { mayRefund } from '#rules/roles.ts';
import type { Admin } from '../auth/require-admin.ts';
import { appendOrderEvent } from '../orders/order-events.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import { orders } from '../orders/schema.ts';
import { isDisputed, settleDisputes } from '../payments/disputes.ts';
import type { PaymentShop } from '../payments/payment-state.ts';
import { callStripe } from '../payments/provider.ts';
import {
  type RefundRow,
  readRefunds,
  refundableCentsOf,
  refundingCents,
} from '../payments/refunds/refund-book.ts';
import { REFUND_REQUEST, refundFacts } from '../payments/refunds/refund-facts.ts';
import { settleCheckout } from '../payments/settle.ts';
import { keepRequested, openRequest } from './refund-requests.ts';

type Refusal = Extract<
  ErrorCode,
  | 'not_found'
  | 'order_changed'
  | 'order_disputed'
  | 'step_impossible'
  | 'refund_too_large'
  | 'refund_refused'
  | 'refund_unclear'
  | 'refund_needs_owner'
  | 'unknown_item'
  | 'payment_unavailable'
>;
type RefundResult = { readonly ok: true } | { readonly ok: false; readonly code: Refusal };

/**
 * Pays money back through Stripe and records what Stripe then says: status, history and the
 * customer's mail come from the payment function alone. One refund of an order at a time, and only
 * on top of the sum its admin saw; so two desks, a double click and a retry pay back once.
 */
export async function refundOrder(
  shop: PaymentShop,
  admin: Admin,
  orderId: string,
  body: AdminRefundBody,
): Promise<RefundResult> {
  // Not under the row's lock: Stripe takes its time, and the payment function needs the row.
  const alone = await shop.locks.runAlone(`refund:${orderId}`, () =>
    refundAlone(shop, admin, orderId, body),
  );
  return alone.ok ? alone.value : { ok: false, code: 'order_changed' };
}

async function refundAlone(
  shop: PaymentShop,
  admin: Admin,
  orderId: string,
  body: AdminRefundBody,
): Promise<RefundResult> {
  const cause = `admin:${admin.id}` as const;
  const [known] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  if (!known) return { ok: false, code: 'not_found' };
  if (known.checkoutSessionId === null) return { ok: false, code: 'step_impossible' };
  // Stripe's own page may have paid something back a moment ago.
  const now = await settleCheckout(shop, known.checkoutSessionId, cause);
  if (!now.ok) {
    const later = now.reason === 'unavailable' || now.reason === 'busy';
    return { ok: false, code: later ? 'payment_unavailable' : 'refund_refused' };
  }
  const { order, facts } = now;
  if (facts.disputed && order.paymentIntentId !== null) {
    const failure = await settleDisputes(shop, orderId, order.paymentIntentId, cause);
    if (failure !== null) return { ok: false, code: 'payment_unavailable' };
  }
  if (await isDisputed(shop.db, orderId)) return { ok: false, code: 'order_disputed' };
  const refusal = refusalOf(order, await readRefunds(shop.db, orderId), body);
  if (refusal !== null) return { ok: false, code: refusal };
  if (!mayRefund(admin.role, body.refunded, body.cents))
    return { ok: false, code: 'refund_needs_owner' };
  return payBack(shop, admin, order, facts.checkoutSessionId, body);
}

function refusalOf(order: OrderRow, made: readonly RefundRow[], body: AdminRefundBody) {
  if (body.refunded !== order.refunded + refundingCents(made)) return 'order_changed' as const;
  if (!mayShip(order.status) || order.paymentIntentId === null) return 'step_impossible' as const;
  if (body.cents > refundableCentsOf(order, made)) return 'refund_too_large' as const;
  const taken = new Map(refundedPieces(made));
  for (const { line, quantity } of body.items ?? []) {
    const item = order.items[line];
    if (item === undefined || item.gift) return 'unknown_item' as const;
    const pieces = (taken.get(line) ?? 0) + quantity;
    if (pieces > item.quantity) return 'refund_too_large' as const;
    taken.set(line, pieces);
  }
  const shippingGone = made.some(({ withShipping, state }) => withShipping && mayLeave(state));
  if (body.shipping && shippingGone) return 'refund_too_large' as const;
  return null;
}

async function payBack(
  shop: PaymentShop,
  admin: Admin,
  order: OrderRow,
  checkoutSessionId: string,
  body: AdminRefundBody,
): Promise<RefundResult> {
  const cause = `admin:${admin.id}` as const;
  const request = await openRequest(shop, order.id, cause, body);
  if (!request.ok) return request;
  const made = await callStripe(shop, 'refund', () =>
    shop.stripe.refunds.create(
      {
        payment_intent: order.paymentIntentId ?? '',
        amount: body.cents,
        reason: 'requested_by_customer',
        metadata: { order_id: order.id, [REFUND_REQUEST]: String(request.id) },
      },
      { idempotencyKey: `refund-${order.id}-${request.id}` },
    ),
  );
  // The refund counts from now on, even if the second request to Stripe fails.
  if (made.ok) await keepRequested(shop, order.id, refundFacts(made.value));
  // Also after a failure: what Stripe did although its answer was lost is recorded at once.
  await settleCheckout(shop, checkoutSessionId, cause);
  const known = (await readRefunds(shop.db, order.id)).find(
    ({ requestId }) => requestId === request.id,
  );
  if (known) {
    return mayLeave(known.state) ? { ok: true } : { ok: false, code: 'refund_refused' };
  }
  if (made.ok || made.failure === 'unavailable' || made.failure === 'busy') {
    return { ok: false, code: 'payment_unavailable' };
  }
  // Nothing will come of this request any more; the next one is another to Stripe.
  await appendOrderEvent(shop.db, order.id, 'refund_failed', cause, new Date(shop.now()), {
    cents: body.cents,
    request: request.id,
  });
  return {
    ok: false,
    code: made.failure === 'refused' ? 'refund_refused' : 'payment_unavailable',
  };
}
