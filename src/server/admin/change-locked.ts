import { eq } from 'drizzle-orm';
import type { OrderRow } from '../orders/order-mails.ts';
import { type HasOrderNotices, notifyOrders } from '../orders/order-notices.ts';
import { orders } from '../orders/schema.ts';
import type { Shop, Transaction } from '../shop.ts';

export type OrderChange<Code extends string> =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: Code | 'not_found' };

/** Changes an order in one transaction under its row's lock; `change` returns why not, or null. */
export async function changeLocked<Code extends string>(
  shop: Shop & HasOrderNotices,
  orderId: string,
  change: (tx: Transaction, order: OrderRow) => Promise<Code | null>,
): Promise<OrderChange<Code>> {
  const code = await shop.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    return order ? change(tx, order) : ('not_found' as const);
  });
  if (code !== null) return { ok: false, code };
  void notifyOrders(shop);
  return { ok: true };
}
