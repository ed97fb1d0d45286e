import type { CheckoutAttemptReply } from '../../contract/checkout.ts';
import { boughtLines } from '../../rules/bought-lines.ts';
import { wasPaid } from '../../rules/order-states.ts';
import { orderOfKey } from '../orders/order-sessions.ts';
import type { Shop } from '../shop.ts';
import { queueSettling } from './read-checkout.ts';

/**
 * Tells the holder of an idempotency key whether its cart was paid and which goods leave it, and nothing
 * else (docs/decisions/0036-one-cart-one-attempt.md). An unknown key is over like one that ended unpaid.
 */
export async function readAttempt(shop: Shop, key: string): Promise<CheckoutAttemptReply> {
  const order = await orderOfKey(shop.db, key);
  if (!order) return { state: 'over', lines: [] };
  if (wasPaid(order.status)) return { state: 'paid', lines: [...boughtLines(order.items)] };
  await queueSettling(shop, order, order.checkoutSessionId);
  return { state: order.status === 'pending' ? 'open' : 'over', lines: [] };
}
