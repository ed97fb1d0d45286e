import { desc, eq } from 'drizzle-orm';
import type { OrderPage } from '#contract/account-data.ts';
import { trackingUrlOf } from '#rules/carriers.ts';
import { offeredKinds } from '#rules/defects.ts';
import { wasPaid } from '#rules/order-states.ts';
import { hasMissing } from '#rules/taken-pieces.ts';
import { defects } from '../defects/schema.ts';
import { PHOTOS, showDefect } from '../defects/show-defect.ts';
import { findLinkedOrder } from '../orders/linked-order.ts';
import { readSent } from '../orders/parcels.ts';
import { catalogueOf, type RangeShop } from '../shop.ts';
import { showOrders } from './customer-orders.ts';
import { reviewLines } from './order-reviews.ts';

/** Returns what the page of an order shows to whoever has a link of its mails. */
export async function readOrderPage(
  shop: RangeShop,
  token: string,
): Promise<OrderPage | undefined> {
  const order = await findLinkedOrder(shop, token);
  const [shown] = order ? await showOrders(shop, [order]) : [];
  if (!order || !shown) return undefined;
  const { id, email } = order;
  const sent = await readSent(shop.db, [id]);
  const { returnDays } = catalogueOf(shop).facts;
  const made = await shop.db
    .select({ defect: defects, photos: PHOTOS })
    .from(defects)
    .where(eq(defects.orderId, id))
    .orderBy(desc(defects.createdAt));
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
    parcels: sent.map((parcel) => ({
      id: parcel.id,
      shipped_at: parcel.sentAt.toISOString(),
      delivered_at: parcel.deliveredAt?.toISOString() ?? null,
      tracking_url: trackingUrlOf(parcel),
      pieces: parcel.pieces,
    })),
    reviews: await reviewLines(shop, order),
    complaints: {
      offered: offeredKinds(sent, returnDays, shop.now()),
      made: made.map(({ defect, photos }) => showDefect(defect, photos)),
    },
    billing: [...(order.billing ?? [])],
    email,
    name: customerName,
  };
}
