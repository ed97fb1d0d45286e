import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { AdminRefundBody } from '#contract/admin-orders.ts';
import { appendOrderEvent, type Cause } from '../orders/order-events.ts';
import { orderEvents, orders } from '../orders/schema.ts';
import { insertRefund } from '../payments/refunds/refund-book.ts';
import type { RefundFacts } from '../payments/refunds/refund-facts.ts';
import { type RefundRequest, refundRequest } from '../payments/refunds/refund-request.ts';
import { refunds } from '../payments/schema.ts';
import type { RangeShop, Shop } from '../shop.ts';

/** After so long, a refund that Stripe does not list was not made. Longer than any call of ours lives. */
const UNCLEAR_MS = 5 * 60 * 1000;

type OpenRequestResult =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly code: 'order_changed' | 'refund_unclear' };

/**
 * Notes a refund before it is asked for, and returns the id under which it is idempotent at Stripe.
 * While the answer to an earlier request is missing, the same body takes that request up again, so
 * Stripe returns the refund it made, if it did; another one has to wait
 * (`docs/decisions/0032-refunds-are-kept-one-by-one.md`).
 */
export async function openRequest(
  shop: Shop,
  orderId: string,
  cause: Cause,
  body: AdminRefundBody,
): Promise<OpenRequestResult> {
  if (await isKeyUsed(shop, orderId, body.key)) return { ok: false, code: 'order_changed' };
  const unanswered = await unansweredRequests(shop, orderId);
  const same = unanswered.find((request) => isSame(request, body));
  if (same) return { ok: true, id: same.id };
  if (unanswered.length > 0) return { ok: false, code: 'refund_unclear' };
  const id = await appendOrderEvent(
    shop.db,
    orderId,
    'refund_requested',
    cause,
    new Date(shop.now()),
    {
      cents: body.cents,
      key: body.key,
      ...(body.items && body.items.length > 0 ? { pieces: body.items } : {}),
      ...(body.shipping ? { with_shipping: true } : {}),
      ...(body.restock ? { restock: true } : {}),
      ...(body.item_id === undefined ? {} : { item_id: body.item_id }),
    },
  );
  return { ok: true, id };
}

/** True if a refund was made for this key: one key never makes two, not even after a failure. */
async function isKeyUsed(shop: Shop, orderId: string, key: string): Promise<boolean> {
  const made = await shop.db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(orderEvents, eq(orderEvents.id, refunds.requestId))
    .where(and(eq(refunds.orderId, orderId), sql`${orderEvents.data}->>'key' = ${key}`))
    .limit(1);
  return made.length > 0;
}

/** Young requests without a refund and without a failure. */
async function unansweredRequests(shop: Shop, orderId: string): Promise<RefundRequest[]> {
  const events = await shop.db
    .select({ event: orderEvents })
    .from(orderEvents)
    .leftJoin(refunds, eq(refunds.requestId, orderEvents.id))
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        inArray(orderEvents.kind, ['refund_requested', 'refund_failed']),
        gt(orderEvents.at, new Date(shop.now() - UNCLEAR_MS)),
        isNull(refunds.id),
      ),
    );
  const failed = new Set(
    events
      .filter(({ event }) => event.kind === 'refund_failed')
      .map(({ event }) => event.data['request']),
  );
  return events
    .filter(({ event }) => event.kind === 'refund_requested' && !failed.has(event.id))
    .map(({ event }) => refundRequest(event));
}

function isSame(request: RefundRequest, body: AdminRefundBody): boolean {
  if (request.key === body.key) return request.cents === body.cents;
  return (
    request.cents === body.cents &&
    request.withShipping === (body.shipping ?? false) &&
    JSON.stringify(request.pieces.map(({ line, quantity }) => [line, quantity])) ===
      JSON.stringify((body.items ?? []).map(({ line, quantity }) => [line, quantity]))
  );
}

/**
 * Stores the refund that Stripe returned, as one on its way; the payment function then says what
 * became of it. Writes the order as well, so that nobody who read Stripe before counts without it.
 */
export async function keepRequested(
  shop: RangeShop,
  orderId: string,
  fact: RefundFacts,
): Promise<void> {
  const at = new Date(shop.now());
  await shop.db.transaction(async (tx) => {
    const [order] = await tx
      .update(orders)
      .set({ updatedAt: at })
      .where(eq(orders.id, orderId))
      .returning();
    if (order) await insertRefund(shop, tx, order, { ...fact, state: 'pending' }, null);
  });
}
