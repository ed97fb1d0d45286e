import type { CheckoutAttemptReply, CheckoutOrder, CheckoutReply } from '#contract/checkout.ts';
import { boughtLines } from '#rules/bought-lines.ts';
import { formatOrderNumber } from '#rules/order-number.ts';
import { wasPaid } from '#rules/order-states.ts';
import { hasMissing } from '#rules/taken-pieces.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import { orderOfKey, orderOfSession } from '../orders/order-sessions.ts';
import type { Shop } from '../shop.ts';

/** True if it looks like Stripe's id of a checkout session; others need no question to the database. */
export const isCheckoutId = (id: string): boolean => /^cs_\w{1,200}$/.test(id);

/** Reader of the order: the browser that went to pay, an account, or a stranger. */
type Reader = 'buyer' | { readonly id: string } | null;

/**
 * Returns the data that `/success` shows for its `session_id`: never anything about the person, and
 * the ordered goods only to the browser that ordered it or the account it belongs to; others with the link learn
 * whether it was paid (`docs/decisions/0025-access-to-a-paid-order.md`). Undefined for an id we
 * don't know. It only reads; for a checkout that is still pending it queues the server's own look at
 * Stripe, in case the webhook is late.
 */
export async function readCheckout(
  shop: Shop,
  checkoutSessionId: string,
  reader: Reader,
): Promise<CheckoutReply | undefined> {
  const order = await orderOfSession(shop.db, checkoutSessionId);
  if (!order) return undefined;
  await queueSettling(shop, order, checkoutSessionId);
  // The page that was replaced was closed unpaid, unless the order was paid by another of its pages.
  const isReplaced = order.checkoutSessionId !== checkoutSessionId;
  if (isReplaced && !wasPaid(order.status)) return { status: 'expired', order: null };
  const { vatPercent: _, ...promised } = order.promised;
  const isTheirs = reader === 'buyer' || (reader !== null && reader.id === order.userId);
  return {
    status: order.status,
    ...(wasPaid(order.status) && !hasMissing(order) && { promised }),
    order: isTheirs ? detailsOf(order) : null,
  };
}

/** Queues the server's own look at Stripe for an order that is still pending. */
async function queueSettling(
  shop: Shop,
  { status }: OrderRow,
  checkoutSessionId: string | null,
): Promise<void> {
  if (status !== 'pending' || checkoutSessionId === null) return;
  await shop.jobs.add(
    'settle-checkout',
    { checkoutSessionId, cause: 'success_page' },
    { singletonKey: checkoutSessionId },
  );
}

function detailsOf(order: OrderRow): CheckoutOrder {
  return {
    number: order.number === null ? null : formatOrderNumber(order.number),
    amount: order.amount,
    shipping: order.shipping,
    discount: order.discount,
    currency: order.currency,
    items: order.items,
    paid_at: order.paidAt?.toISOString() ?? null,
  };
}

/**
 * Tells the holder of an idempotency key whether its cart was paid and which goods leave it, and nothing
 * else (docs/decisions/0036-one-cart-one-attempt.md). An unknown key is over like one that ended unpaid.
 */
export async function readAttempt(shop: Shop, key: string): Promise<CheckoutAttemptReply> {
  const order = await orderOfKey(shop.db, key);
  if (!order) return { state: 'over', lines: [] };
  if (wasPaid(order.status)) {
    return { state: 'paid', lines: [...boughtLines(order.items)] };
  }
  await queueSettling(shop, order, order.checkoutSessionId);
  return { state: order.status === 'pending' ? 'open' : 'over', lines: [] };
}
