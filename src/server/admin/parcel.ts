import { and, desc, eq } from 'drizzle-orm';
import type { AdminParcelBody } from '#contract/admin-orders.ts';
import { formatOrderNumber } from '#rules/order-number.ts';
import { mayShip, parcelMayBecome, TAKE_BACK_SECONDS } from '#rules/order-states.ts';
import { linesOf } from '#rules/parcel-lines.ts';
import type { RefundPieces } from '#rules/refunds.ts';
import type { Admin } from '../auth/require-admin.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { appendOrderEvent } from '../orders/order-events.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import { type HasOrderNotices, notifyOrders } from '../orders/order-notices.ts';
import { readParcels } from '../orders/parcel-contents.ts';
import { orderEvents, orders } from '../orders/schema.ts';
import { isDisputed } from '../payments/disputes.ts';
import { readRefunds, refundableCentsOf } from '../payments/refunds/refund-book.ts';
import type { RangeShop, Shop, Transaction } from '../shop.ts';
import { restock } from '../stock/restock.ts';

export type ParcelMove =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'not_found' | 'order_disputed' | 'step_impossible' };

/**
 * Moves an order's parcel on: its state, who did it and, for a shipped one, the customer's mail, in
 * one transaction under the row's lock. Of two at once the second finds its step impossible.
 */
export async function moveParcel(
  shop: RangeShop & HasOrderNotices,
  admin: Admin,
  orderId: string,
  move: AdminParcelBody,
): Promise<ParcelMove> {
  const moved = await shop.db.transaction(async (tx): Promise<ParcelMove> => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order) return { ok: false, code: 'not_found' };
    if (!parcelMayBecome(order.fulfilment, move.to)) return { ok: false, code: 'step_impossible' };
    const parcel = (await readParcels(tx, [order])).get(orderId) ?? [];
    if (move.to === 'shipped') {
      const refusal = await shippingRefusal(tx, order, parcel);
      if (refusal !== null) return { ok: false, code: refusal };
    }
    const at = new Date(shop.now());
    await tx
      .update(orders)
      .set({ fulfilment: move.to, updatedAt: at })
      .where(eq(orders.id, orderId));
    const link = move.to === 'shipped' ? (move.tracking_url ?? null) : null;
    const data = {
      ...(link !== null && { tracking_url: link }),
      ...(move.to === 'shipped' && { parcel }),
    };
    await appendOrderEvent(tx, orderId, move.to, `admin:${admin.id}`, at, data);
    if (move.to === 'shipped' && !(await tellCustomer(shop, tx, order, parcel, link))) {
      await appendOrderEvent(tx, orderId, 'mail_impossible', `admin:${admin.id}`, at, {
        step: 'shipped',
      });
    }
    if (move.to === 'returned' && move.restock) {
      await restock(shop, tx, order, await readShipped(tx, order), `admin:${admin.id}`);
    }
    return { ok: true };
  });
  if (moved.ok) void notifyOrders(shop);
  return moved;
}

/** Reads what was in the parcel that left. */
async function readShipped(tx: Transaction, { id }: OrderRow): Promise<RefundPieces[]> {
  const [shipped] = await tx
    .select({ data: orderEvents.data })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, id), eq(orderEvents.kind, 'shipped')))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return (shipped?.data['parcel'] as RefundPieces[] | undefined) ?? [];
}

/** Why a parcel must not leave: nothing is in it, its customer has withdrawn, nobody pays for it, or whether somebody does is in dispute. */
async function shippingRefusal(tx: Transaction, order: OrderRow, parcel: readonly RefundPieces[]) {
  const isHeld = order.withdrawnAt !== null || parcel.length === 0;
  if (!mayShip(order.status) || isHeld) return 'step_impossible' as const;
  if (await isDisputed(tx, order.id)) return 'order_disputed' as const;
  const isPaid =
    order.amount === 0 || refundableCentsOf(order, await readRefunds(tx, order.id)) > 0;
  return isPaid ? null : ('step_impossible' as const);
}

/** False when the order has no address to write to. */
async function tellCustomer(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  parcel: readonly RefundPieces[],
  link: string | null,
): Promise<boolean> {
  const { customerEmail: recipient, language, number } = order;
  if (recipient === null) return false;
  if (number === null) throw new Error(`order ${order.id} has no number`);
  const mail = {
    kind: 'order-shipped' as const,
    ref: order.id,
    recipient,
    language,
    data: {
      orderId: order.id,
      number: formatOrderNumber(number),
      items: linesOf(order.items, parcel),
      name: order.customerName,
      address: order.address,
      trackingUrl: link,
    },
  };
  await queueMail(shop, tx, mail, { waitSeconds: TAKE_BACK_SECONDS });
  return true;
}
