import {
  and,
  asc,
  desc,
  eq,
  exists,
  ilike,
  inArray,
  isNull,
  not,
  type SQL,
  sql,
} from 'drizzle-orm';
import {
  type AdminOrdersChoice,
  type AdminOrdersReply,
  adminOrderId,
} from '#contract/admin-orders.ts';
import { ADMIN_ORDERS_PER_PAGE, type DashboardOrdersReply } from '#contract/dashboard-orders.ts';
import { formatOrderNumber, parseOrderNumber } from '#rules/order-number.ts';
import { SHIPPABLE_STATUSES } from '#rules/order-states.ts';
import { linesOf } from '#rules/parcel-lines.ts';
import { PENDING_REFUNDS } from '#rules/refunds.ts';
import { disputes, refunds } from '../payments/schema.ts';
import type { Shop } from '../shop.ts';
import type { OrderRow } from './order-mails.ts';
import { readParcels } from './parcel-contents.ts';
import { orders } from './schema.ts';

type WithDatabase = Pick<Shop, 'db'>;

function matches(typed: string): SQL | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const number = parseOrderNumber(text);
  if (number !== undefined) return eq(orders.number, number);
  if (adminOrderId.safeParse(text).success) return eq(orders.id, text);
  // Wildcards of LIKE are meant as they are typed; a zero byte can't be in any address.
  const literal = text.replaceAll('\0', ' ').replace(/[\\%_]/g, '\\$&');
  return ilike(orders.customerEmail, `%${literal}%`);
}

/** True if a bank has not decided yet about a payment of the order. */
function hasOpenDispute(shop: WithDatabase): SQL<boolean> {
  const open = shop.db
    .select({ id: disputes.id })
    .from(disputes)
    .where(and(eq(disputes.orderId, orders.id), isNull(disputes.closedAt)));
  return sql<boolean>`${exists(open)}`;
}

/** Money of the order that is neither paid back, nor on its way back, nor lost to a dispute. */
const PAID_REST = sql`${orders.amount} - ${orders.refunded} - ${orders.chargedBack} - coalesce((
  select sum(${refunds.amountCents}) from ${refunds}
  where ${refunds.orderId} = ${orders.id} and ${inArray(refunds.state, PENDING_REFUNDS)}), 0)`;

/** Orders whose parcel is in that state; `open` holds only those that may be shipped (`desk/parcel.ts`). */
export function inFulfilment(
  shop: WithDatabase,
  fulfilment: AdminOrdersChoice['fulfilment'],
): SQL | undefined {
  if (fulfilment === undefined) return undefined;
  const inState = eq(orders.fulfilment, fulfilment);
  if (fulfilment !== 'open') return inState;
  return and(
    inState,
    inArray(orders.status, SHIPPABLE_STATUSES),
    not(hasOpenDispute(shop)),
    sql`(${orders.amount} = 0 or ${PAID_REST} > 0)`,
  );
}

/** Orders of a choice, newest or oldest first, from the one after `before` (an order's id) on. */
export function selectOrders(
  shop: WithDatabase,
  choice: AdminOrdersChoice,
  before: string | undefined,
  limit: number,
  oldestFirst = false,
): Promise<{ order: OrderRow; disputed: boolean }[]> {
  const cursor =
    before === undefined
      ? undefined
      : sql`(${orders.createdAt}, ${orders.id}) ${sql.raw(oldestFirst ? '>' : '<')}
          (select c.created_at, c.id from orders c where c.id = ${before})`;
  const direction = oldestFirst ? asc : desc;
  const conditions = [
    matches(choice.q ?? ''),
    choice.status === undefined ? undefined : eq(orders.status, choice.status),
    inFulfilment(shop, choice.fulfilment),
    cursor,
  ];
  return shop.db
    .select({ order: orders, disputed: hasOpenDispute(shop) })
    .from(orders)
    .where(and(...conditions))
    .orderBy(direction(orders.createdAt), direction(orders.id))
    .limit(limit);
}

/** One page of the orders of a choice. */
export async function findOrders(
  shop: WithDatabase,
  choice: AdminOrdersChoice,
  before: string | undefined,
  oldestFirst = false,
): Promise<AdminOrdersReply> {
  const found = await selectOrders(shop, choice, before, ADMIN_ORDERS_PER_PAGE + 1, oldestFirst);
  const page = found.slice(0, ADMIN_ORDERS_PER_PAGE);
  const parcels = await readParcels(
    shop.db,
    page.map(({ order }) => order),
  );
  const shown = page.map(({ order, disputed }) => ({
    ...showOrder(order),
    disputed,
    parcel: linesOf(order.items, parcels.get(order.id) ?? []),
  }));
  return {
    // Of money alone nothing is left to pack.
    orders: choice.fulfilment === 'open' ? shown.filter(({ parcel }) => parcel.length > 0) : shown,
    next: found.length > page.length ? (page.at(-1)?.order.id ?? null) : null,
  };
}

/** Converts an order for the owner's list; money in cents. */
export function showOrder(order: OrderRow): DashboardOrdersReply['orders'][number] {
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
