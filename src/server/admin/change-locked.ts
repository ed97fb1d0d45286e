import { eq } from 'drizzle-orm';
import type { OrderRow } from '../orders/order-mails.ts';
import { type HasOrderNotices, notifyOrders } from '../orders/order-notices.ts';
import { orders } from '../orders/schema.ts';
import { closedOrders } from '../retention/schema.ts';
import type { Shop, Transaction } from '../shop.ts';

export type OrderChange<Code extends string> =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: Code | 'not_found' | 'order_closed' };

/** Changes an order in one transaction under its row's lock; `change` returns why not, or null. */
export async function changeLocked<Code extends string>(
  shop: Shop & HasOrderNotices,
  orderId: string,
  change: (tx: Transaction, order: OrderRow) => Promise<Code | null>,
): Promise<OrderChange<Code>> {
  const code = await shop.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order) return 'not_found' as const;
    const isClosed = (await tx.$count(closedOrders, eq(closedOrders.orderId, orderId))) > 0;
    return isClosed ? ('order_closed' as const) : change(tx, order);
  });
  if (code !== null) return { ok: false, code };
  void notifyOrders(shop);
  return { ok: true };
}
