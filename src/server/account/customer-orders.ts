import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { AccountOrder } from '#contract/account-data.ts';
import { trackingUrlOf } from '#rules/carriers.ts';
import { isDemo } from '#rules/claims.ts';
import { formatOrderNumber } from '#rules/order-number.ts';
import { lastArrival } from '#rules/parcel-lines.ts';
import { offersWithdrawal } from '#rules/withdrawals.ts';
import type { CurrentUser } from '../auth/login.ts';
import { orderToken } from '../mail-queue/link-tokens.ts';
import { orders, type PostalAddress, parcels } from '../orders/schema.ts';
import { readShownPapers } from '../orders/shown-papers.ts';
import type { Shop } from '../shop.ts';

const SHOWN = 200;

type OrderRow = typeof orders.$inferSelect;

/** Orders are delivered within Germany only, so the country is left out. */
function recipientOf(name: string | null, address: PostalAddress | null): string[] {
  if (!address) return name ? [name] : [];
  const { line1, line2, postalCode, city } = address;
  return [name, line1, line2, `${postalCode} ${city}`].filter((line) => line !== null);
}

/** Converts orders for their customer; money in cents. */
export async function showOrders(shop: Shop, rows: readonly OrderRow[]): Promise<AccountOrder[]> {
  const ids = rows.map(({ id }) => id);
  const left = await shop.db
    .select()
    .from(parcels)
    .where(inArray(parcels.orderId, ids))
    .orderBy(parcels.sentAt);
  const sent = Map.groupBy(left, ({ orderId }) => orderId);
  const papers = await readShownPapers(shop.db, ids);
  const isLive = !isDemo(shop.settings.shopMode);
  return rows.map((order) => {
    const its = sent.get(order.id) ?? [];
    const linked = its.map(trackingUrlOf).findLast((url) => url !== null);
    const arrivedAt = lastArrival(order.fulfilment, its);
    return {
      number: order.number === null ? '' : formatOrderNumber(order.number),
      status: order.status,
      fulfilment: order.fulfilment,
      amount: order.amount,
      discount: order.discount,
      shipping: order.shipping,
      refunded: order.refunded,
      created_at: order.createdAt.toISOString(),
      tracking_url: linked ?? null,
      may_withdraw: isLive && offersWithdrawal(arrivedAt, shop.now()),
      page: order.customerEmail && orderToken(shop.settings, order.id, order.customerEmail),
      items: order.items,
      recipient: recipientOf(order.customerName, order.address),
      papers: papers.get(order.id) ?? [],
    };
  });
}

/**
 * Orders of a customer: those made while signed in, and those a guest made with the same address once that address is
 * verified.
 */
export function ordersOf(user: CurrentUser): SQL | undefined {
  const byAddress = sql`lower(${orders.customerEmail}) = ${user.email.toLowerCase()}`;
  return user.emailVerified
    ? or(eq(orders.userId, user.id), byAddress)
    : eq(orders.userId, user.id);
}

/** The customer's paid orders, newest first. */
export async function customerOrders(shop: Shop, user: CurrentUser): Promise<AccountOrder[]> {
  const rows = await shop.db
    .select()
    .from(orders)
    .where(and(inArray(orders.status, ['paid', 'partly_refunded', 'refunded']), ordersOf(user)))
    .orderBy(desc(orders.createdAt))
    .limit(SHOWN);
  return showOrders(shop, rows);
}
