import { eq } from 'drizzle-orm';
import type { CheckoutOrder, CheckoutReply } from '../../contract/checkout.ts';
import { formatOrderNumber } from '../../rules/order-number.ts';
import { orders } from '../db/schema.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import type { Shop } from '../shop.ts';

/** Who asks: the browser that went to pay, somebody signed in, or a stranger. */
export type Reader = 'buyer' | { readonly id: string } | null;

/**
 * What `/success` shows for its `session_id` (decision 11): never anything about the person, and what
 * was ordered only to the browser that ordered it or the account it belongs to; others with the link
 * learn whether it was paid. Undefined for an id we don't know. It only reads; for a checkout that is
 * still pending it queues the server's own look at Stripe, in case the webhook is late.
 */
export async function readCheckout(
  shop: Shop,
  checkoutSessionId: string,
  reader: Reader,
): Promise<CheckoutReply | undefined> {
  const [order] = await shop.db
    .select()
    .from(orders)
    .where(eq(orders.checkoutSessionId, checkoutSessionId));
  if (!order) return undefined;
  if (order.status === 'pending') {
    await shop.jobs.add(
      'settle-checkout',
      { checkoutSessionId, cause: 'success_page' },
      { singletonKey: checkoutSessionId },
    );
  }
  const isTheirs = reader === 'buyer' || (reader !== null && reader.id === order.userId);
  return { status: order.status, order: isTheirs ? detailsOf(order) : null };
}

function detailsOf(order: OrderRow): CheckoutOrder {
  return {
    number: order.number === null ? null : formatOrderNumber(order.number),
    amount: order.amount,
    shipping: order.shipping,
    discount: order.discount,
    currency: order.currency,
    items: order.items,
  };
}
