import { eq } from 'drizzle-orm';
import type { CheckoutReply } from '../../contract/checkout.ts';
import { formatOrderNumber } from '../../rules/order-number.ts';
import { orders } from '../db/schema.ts';
import type { Shop } from '../shop.ts';

/**
 * What `/success` shows for its `session_id` (decision 11): nothing about the person, because an id
 * can be passed on. Undefined for an id we don't know. It only reads; for a checkout that is still
 * pending it queues the server's own look at Stripe, in case the webhook is late.
 */
export async function readCheckout(
  shop: Shop,
  checkoutSessionId: string,
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
  return {
    number: order.number === null ? null : formatOrderNumber(order.number),
    status: order.status,
    amount: order.amount,
    shipping: order.shipping,
    discount: order.discount,
    currency: order.currency,
    items: order.items,
  };
}
