import { eq } from 'drizzle-orm';
import type { OrderPage } from '#contract/account-data.ts';
import { trackingUrlOf } from '#rules/carriers.ts';
import { wasPaid } from '#rules/order-states.ts';
import { hasMissing } from '#rules/taken-pieces.ts';
import { isSameSignature } from '../http/cookies.ts';
import { orderToken } from '../mail-queue/link-tokens.ts';
import { orders, parcels } from '../orders/schema.ts';
import type { RangeShop, Shop } from '../shop.ts';
import { showOrders } from './customer-orders.ts';
import { reviewLines } from './order-reviews.ts';

const TOKEN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.[\w-]{43}$/;

/** Reads the parcels of an order that have left, in the order of their leaving. */
async function parcelsOf({ db }: Shop, id: string): Promise<OrderPage['parcels']> {
  const rows = await db
    .select()
    .from(parcels)
    .where(eq(parcels.orderId, id))
    .orderBy(parcels.sentAt);
  return rows.map((parcel) => ({
    id: parcel.id,
    shipped_at: parcel.sentAt.toISOString(),
    delivered_at: parcel.deliveredAt?.toISOString() ?? null,
    tracking_url: trackingUrlOf(parcel),
    pieces: parcel.pieces,
  }));
}

/**
 * Returns the order whose mails have a link (docs/decisions/0025-access-to-a-paid-order.md). Undefined for a token that is
 * forged, of another address than the order's, or of an order that no longer says whose it is.
 */
export async function orderOfToken(shop: Shop, token: string) {
  const id = TOKEN.exec(token)?.[1];
  if (id === undefined) return undefined;
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, id));
  const email = order?.customerEmail;
  if (!order || !email) return undefined;
  const ours = orderToken(shop.settings, id, email);
  return isSameSignature(Buffer.from(token), Buffer.from(ours)) ? { ...order, email } : undefined;
}

/** Returns what the page of an order shows to whoever has a link of its mails; undefined as of `orderOfToken()`. */
export async function readOrderPage(
  shop: RangeShop,
  token: string,
): Promise<OrderPage | undefined> {
  const order = await orderOfToken(shop, token);
  if (!order) return undefined;
  const [shown] = await showOrders(shop, [order]);
  if (!shown) return undefined;
  const { id, email } = order;
  const { status, checkoutUrl, expiresAt, paidAt, withdrawnAt, customerName } = order;
  const { vatPercent: _, ...promised } = order.promised;
  const { tracking_url: __, page: ___, ...said } = shown;
  const isPaid = wasPaid(status);
  const mayPay = status === 'pending' && checkoutUrl !== null && expiresAt.getTime() > shop.now();
  return {
    ...said,
    may_withdraw: isPaid && shown.may_withdraw,
    pay_url: mayPay ? `/api/pay/${id}` : null,
    paid_at: paidAt?.toISOString() ?? null,
    withdrawn_at: withdrawnAt?.toISOString() ?? null,
    ...(isPaid && !hasMissing(order) && { promised }),
    parcels: await parcelsOf(shop, id),
    reviews: await reviewLines(shop, order),
    billing: [...(order.billing ?? [])],
    email,
    name: customerName,
  };
}
