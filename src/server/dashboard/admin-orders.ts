import { desc, eq, sql } from 'drizzle-orm';
import { ADMIN_ORDERS_PER_PAGE, type AdminOrdersReply } from '../../contract/admin-orders.ts';
import { formatOrderNumber } from '../../rules/order-number.ts';
import { orders } from '../db/schema.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import type { Shop } from '../shop.ts';

/** Returns one page of orders, the newest first, starting after the order with the id `before`. */
export async function readOrders(
  shop: Pick<Shop, 'db'>,
  before: string | undefined,
): Promise<AdminOrdersReply> {
  const cursor = shop.db
    .select({ createdAt: orders.createdAt, id: orders.id })
    .from(orders)
    .where(eq(orders.id, before ?? ''));
  const found = await shop.db
    .select()
    .from(orders)
    .where(before ? sql`(${orders.createdAt}, ${orders.id}) < (${cursor})` : undefined)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(ADMIN_ORDERS_PER_PAGE + 1);
  const page = found.slice(0, ADMIN_ORDERS_PER_PAGE);
  return {
    orders: page.map(showOrder),
    next: found.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
}

/** Converts an order for the owner's list; money in cents. */
export function showOrder(order: OrderRow): AdminOrdersReply['orders'][number] {
  return {
    id: order.id,
    number: order.number === null ? null : formatOrderNumber(order.number),
    status: order.status,
    fulfilment: order.fulfilment,
    amount: order.amount,
    shipping: order.shipping,
    discount: order.discount,
    refunded: order.refunded,
    currency: order.currency,
    items: order.items,
    customer_email: order.customerEmail,
    referrer: order.referrer,
    created_at: order.createdAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
  };
}
