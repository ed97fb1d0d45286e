import { and, desc, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import { ADMIN_ORDERS_PER_PAGE, type AdminOrdersReply } from '../../contract/admin-orders.ts';
import { type DeskOrdersChoice, deskOrderId } from '../../contract/desk-orders.ts';
import { parseOrderNumber } from '../../rules/order-number.ts';
import { SHIPPABLE_STATUSES } from '../../rules/order-states.ts';
import { showOrder } from '../dashboard/admin-orders.ts';
import { orders } from '../db/schema.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import type { Shop } from '../shop.ts';

type WithDatabase = Pick<Shop, 'db'>;

function matches(typed: string): SQL | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const number = parseOrderNumber(text);
  if (number !== undefined) return eq(orders.number, number);
  if (deskOrderId.safeParse(text).success) return eq(orders.id, text);
  // What LIKE takes for a wildcard is meant as it is typed; a zero byte can't be in any address.
  const literal = text.replaceAll('\0', ' ').replace(/[\\%_]/g, '\\$&');
  return ilike(orders.customerEmail, `%${literal}%`);
}

/** Orders whose parcel is in that state; `open` holds only what is to be packed. */
function inFulfilment(fulfilment: DeskOrdersChoice['fulfilment']): SQL | undefined {
  if (fulfilment === undefined) return undefined;
  const inState = eq(orders.fulfilment, fulfilment);
  return fulfilment === 'open' ? and(inState, inArray(orders.status, SHIPPABLE_STATUSES)) : inState;
}

/** The newest orders of a choice, from the one after `before` (an order's id) on. */
export function selectOrders(
  shop: WithDatabase,
  choice: DeskOrdersChoice,
  before: string | undefined,
  limit: number,
): Promise<OrderRow[]> {
  const cursor =
    before === undefined
      ? undefined
      : sql`(${orders.createdAt}, ${orders.id}) <
          (select c.created_at, c.id from orders c where c.id = ${before})`;
  const conditions = [
    matches(choice.q ?? ''),
    choice.status === undefined ? undefined : eq(orders.status, choice.status),
    inFulfilment(choice.fulfilment),
    cursor,
  ];
  return shop.db
    .select()
    .from(orders)
    .where(and(...conditions))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
}

/** One page of the orders of a choice, the newest first. */
export async function findOrders(
  shop: WithDatabase,
  choice: DeskOrdersChoice,
  before: string | undefined,
): Promise<AdminOrdersReply> {
  const found = await selectOrders(shop, choice, before, ADMIN_ORDERS_PER_PAGE + 1);
  const page = found.slice(0, ADMIN_ORDERS_PER_PAGE);
  return {
    orders: page.map(showOrder),
    next: found.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
}
