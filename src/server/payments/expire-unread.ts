import { eq } from 'drizzle-orm';
import { releaseCode } from '../discount-codes/discount-codes.ts';
import { appendOrderEvent } from '../orders/order-events.ts';
import { orders } from '../orders/schema.ts';
import type { Shop } from '../shop.ts';
import { releaseStock } from '../stock/reserve-stock.ts';

/**
 * Ends an order past its time that Stripe can't be asked about: it never had a page (the request
 * crashed before Stripe replied, so no address of a page ever reached a browser), or Stripe has
 * refused to show its `session` for too long. Should money arrive all the same, `recordPayment` makes
 * it paid. False when it is no longer so: not pending, or its shopper came back and got another page
 * or more time.
 */
export async function expireUnread(
  shop: Shop,
  { id, session }: { readonly id: string; readonly session: string | null },
): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
    if (order?.status !== 'pending' || order.checkoutSessionId !== session) return false;
    if (order.expiresAt.getTime() > shop.now()) return false;
    const at = new Date(shop.now());
    await tx
      .update(orders)
      .set({ status: 'expired', updatedAt: at, codeHolder: null })
      .where(eq(orders.id, id));
    await appendOrderEvent(tx, id, 'expired', 'reconciler', at, { opened: session !== null });
    await releaseStock(tx, id);
    if (order.discountCode !== null) await releaseCode(tx, order.discountCode);
    return true;
  });
}
