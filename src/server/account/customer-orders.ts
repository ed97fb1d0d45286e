import { and, desc, eq, inArray, max, or, sql } from 'drizzle-orm';
import type { AccountOrder } from '#contract/account-data.ts';
import { isDemo } from '#rules/claims.ts';
import { formatOrderNumber } from '#rules/order-number.ts';
import { offersWithdrawal } from '#rules/withdrawals.ts';
import type { CurrentUser } from '../auth/login.ts';
import { orderEvents, orders, type PostalAddress } from '../orders/schema.ts';
import type { Shop } from '../shop.ts';

const SHOWN = 200;

type OrderRow = typeof orders.$inferSelect;

/** Orders are delivered within Germany only, so the country is left out. */
function recipientOf(name: string | null, address: PostalAddress | null): string[] {
  if (!address) return name ? [name] : [];
  const { line1, line2, postalCode, city } = address;
  return [name, line1, line2, `${postalCode} ${city}`].filter((line) => line !== null);
}

/** Events that set an order's tracking link or take it away. */
const LINK_EVENTS = ['shipped', 'unshipped', 'tracking_changed'];

/** The latest tracking link of parcels that left, by the order's id. */
async function trackingLinks({ db }: Shop, ids: string[]): Promise<ReadonlyMap<string, string>> {
  const link = sql<string | null>`${orderEvents.data} ->> 'tracking_url'`;
  const found = await db
    .select({ id: orderEvents.orderId, link })
    .from(orderEvents)
    .where(and(inArray(orderEvents.orderId, ids), inArray(orderEvents.kind, LINK_EVENTS)))
    .orderBy(orderEvents.id);
  const latest = new Map(found.map((row) => [row.id, row.link]));
  return new Map([...latest].flatMap(([id, url]) => (url === null ? [] : [[id, url] as const])));
}

/** When each of these orders was delivered, by its id. */
async function deliveries({ db }: Shop, ids: string[]): Promise<ReadonlyMap<string, Date | null>> {
  const rows = await db
    .select({ id: orderEvents.orderId, at: max(orderEvents.at) })
    .from(orderEvents)
    .where(and(inArray(orderEvents.orderId, ids), eq(orderEvents.kind, 'delivered')))
    .groupBy(orderEvents.orderId);
  return new Map(rows.map(({ id, at }) => [id, at]));
}

/** Converts orders for their customer; money in cents. */
export async function showOrders(shop: Shop, rows: readonly OrderRow[]): Promise<AccountOrder[]> {
  const ids = rows.map(({ id }) => id);
  const links = await trackingLinks(shop, ids);
  const isLive = !isDemo(shop.settings.shopMode);
  const delivered = isLive ? await deliveries(shop, ids) : new Map<string, Date>();
  return rows.map((order) => ({
    number: order.number === null ? '' : formatOrderNumber(order.number),
    status: order.status,
    fulfilment: order.fulfilment,
    amount: order.amount,
    discount: order.discount,
    shipping: order.shipping,
    refunded: order.refunded,
    created_at: order.createdAt.toISOString(),
    tracking_url: links.get(order.id) ?? null,
    may_withdraw: isLive && offersWithdrawal(delivered.get(order.id) ?? null, shop.now()),
    items: order.items,
    recipient: recipientOf(order.customerName, order.address),
  }));
}

/**
 * The customer's paid orders, newest first: those made while signed in, and those a guest made with
 * the same address once that address is verified.
 */
export async function customerOrders(shop: Shop, user: CurrentUser): Promise<AccountOrder[]> {
  const byAddress = sql`lower(${orders.customerEmail}) = ${user.email.toLowerCase()}`;
  const rows = await shop.db
    .select()
    .from(orders)
    .where(
      and(
        inArray(orders.status, ['paid', 'partly_refunded', 'refunded']),
        user.emailVerified ? or(eq(orders.userId, user.id), byAddress) : eq(orders.userId, user.id),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(SHOWN);
  return showOrders(shop, rows);
}
