import { eq } from 'drizzle-orm';
import { releaseCode } from '../checkout/discount-codes.ts';
import { orders } from '../db/schema.ts';
import type { Shop } from '../shop.ts';
import { appendOrderEvent } from './order-events.ts';

/**
 * Ends an order that never had a payment page: the request crashed before Stripe answered, so no
 * address of a page ever reached a browser. Should money arrive all the same, `recordPayment` makes
 * it paid. False when it is no longer pending.
 */
export async function expireUnopened(shop: Shop, orderId: string): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (order?.status !== 'pending') return false;
    const at = new Date(shop.now());
    await tx.update(orders).set({ status: 'expired', updatedAt: at }).where(eq(orders.id, orderId));
    await appendOrderEvent(tx, orderId, 'expired', 'reconciler', at, { opened: false });
    if (order.discountCode !== null) await releaseCode(tx, order.discountCode);
    return true;
  });
}
