import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { AdminParcelBody, Tracking } from '#contract/admin-parcels.ts';
import { berlinDate, isoDate } from '#rules/berlin-day.ts';
import { carrierOf, trackingUrlOf } from '#rules/carriers.ts';
import { deliveryDates } from '#rules/delivery.ts';
import { formatOrderNumber } from '#rules/order-number.ts';
import { mayShip, TAKE_BACK_SECONDS } from '#rules/order-states.ts';
import { isPartOf, linesOf } from '#rules/parcel-lines.ts';
import type { RefundPieces } from '#rules/refunds.ts';
import { hasMissing } from '#rules/taken-pieces.ts';
import type { Admin } from '../auth/require-admin.ts';
import { queueMail } from '../mail-queue/queue-mail.ts';
import { appendOrderEvent } from '../orders/order-events.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import type { HasOrderNotices } from '../orders/order-notices.ts';
import { readParcels } from '../orders/parcel-contents.ts';
import { type ParcelRow, readLocked, settleFulfilment } from '../orders/parcels.ts';
import { parcels } from '../orders/schema.ts';
import { isDisputed } from '../payments/disputes.ts';
import { readRefunds, refundableCentsOf } from '../payments/refunds/refund-book.ts';
import type { RangeShop, Shop, Transaction } from '../shop.ts';
import { restock } from '../stock/restock.ts';
import { changeLocked, type OrderChange } from './change-locked.ts';

type Refusal = 'order_disputed' | 'step_impossible' | 'pieces_gone';
export type ParcelMove = OrderChange<Refusal>;

interface Move {
  readonly tx: Transaction;
  readonly order: OrderRow;
  readonly admin: Admin;
  readonly at: Date;
}

/**
 * Moves a parcel of an order on: its state, who did it and, for a shipped one, the customer's mail, in
 * one transaction under the order's lock. Of two at once the second finds its step impossible.
 */
export function moveParcel(
  shop: RangeShop & HasOrderNotices,
  admin: Admin,
  orderId: string,
  body: AdminParcelBody,
): Promise<ParcelMove> {
  return changeLocked<Refusal>(shop, orderId, async (tx, order) => {
    const move: Move = { tx, order, admin, at: new Date(shop.now()) };
    const code = await (body.to === 'shipped'
      ? sendPieces(shop, move, body)
      : arrive(shop, move, body));
    if (code === null) await settleFulfilment(tx, order, move.at);
    return code;
  });
}

/** The columns by which a parcel is followed. */
export function trackingColumns(given: Tracking | null | undefined) {
  if (typeof given === 'string') return { carrier: null, number: null, link: given };
  const number = given?.number ?? null;
  return {
    carrier: given?.carrier ?? (number === null ? null : (carrierOf(number) ?? null)),
    number,
    link: null,
  };
}

/** Returns why the parcel stays, null once it has left. */
async function sendPieces(
  shop: Shop,
  { tx, order, admin, at }: Move,
  { key, items, ...body }: Extract<AdminParcelBody, { readonly to: 'shipped' }>,
): Promise<Refusal | null> {
  const sent = await readLocked(tx, order);
  if (key !== undefined && sent.some(({ id }) => id === key)) return null;
  const left = (await readParcels(tx, [order])).get(order.id)?.left ?? [];
  if (left.length === 0) return items === undefined ? 'step_impossible' : 'pieces_gone';
  const pieces = items ?? left;
  if (!isPartOf(left, pieces)) return 'pieces_gone';
  const refusal = await shippingRefusal(tx, order);
  if (refusal !== null) return refusal;
  const id = key ?? randomUUID();
  const last = sent.at(-1)?.sentAt.getTime() ?? 0;
  const row = {
    id,
    orderId: order.id,
    pieces,
    ...trackingColumns(body.tracking ?? body.tracking_url),
    // Parcels are numbered by it, whatever the clock does.
    sentAt: new Date(Math.max(at.getTime(), last + 1)),
  };
  // A key of another order's parcel belongs to nobody's retry.
  const stored = await tx.insert(parcels).values(row).onConflictDoNothing().returning();
  const [parcel] = stored;
  if (!parcel) return 'step_impossible';
  const cause = `admin:${admin.id}` as const;
  const url = trackingUrlOf(parcel);
  const data = { parcel_id: id, parcel: pieces, ...(url !== null && { tracking_url: url }) };
  await appendOrderEvent(tx, order.id, 'shipped', cause, at, data);
  const isRest = !hasMore(left, pieces);
  if (!(await tellCustomer(shop, tx, order, parcel, isRest)))
    await appendOrderEvent(tx, order.id, 'mail_impossible', cause, at, { step: 'shipped' });
  return null;
}

const count = (pieces: readonly RefundPieces[]) =>
  pieces.reduce((sum, { quantity }) => sum + quantity, 0);
const hasMore = (left: readonly RefundPieces[], sent: readonly RefundPieces[]) =>
  count(sent) < count(left);

/** Marks one parcel or all that are out as delivered or returned; null once done. */
async function arrive(
  shop: RangeShop,
  { tx, order, admin, at }: Move,
  body: Exclude<AdminParcelBody, { readonly to: 'shipped' }>,
): Promise<Refusal | null> {
  const isOut = ({ id, deliveredAt, returnedAt }: ParcelRow) =>
    (body.parcel === undefined || id === body.parcel) &&
    returnedAt === null &&
    (body.to === 'returned' || deliveredAt === null);
  const moving = (await readLocked(tx, order)).filter(isOut);
  if (moving.length === 0) return 'step_impossible';
  const cause = `admin:${admin.id}` as const;
  const set = body.to === 'returned' ? { returnedAt: at } : { deliveredAt: at };
  for (const { id, pieces } of moving) {
    await tx
      .update(parcels)
      .set(set)
      .where(and(eq(parcels.id, id), eq(parcels.orderId, order.id)));
    await appendOrderEvent(tx, order.id, body.to, cause, at, { parcel_id: id });
    if (body.to === 'returned' && body.restock) await restock(shop, tx, order, pieces, cause);
  }
  return null;
}

/** The reason for which nothing of an order must leave: a withdrawal, no payment, or a disputed one. */
async function shippingRefusal(tx: Transaction, order: OrderRow) {
  if (!mayShip(order.status) || order.withdrawnAt !== null) return 'step_impossible' as const;
  if (await isDisputed(tx, order.id)) return 'order_disputed' as const;
  const isPaid =
    order.amount === 0 || refundableCentsOf(order, await readRefunds(tx, order.id)) > 0;
  return isPaid ? null : ('step_impossible' as const);
}

/** Days of arrival as promised; nothing once they are over, or where none were promised. */
function arrivalOf(order: OrderRow, sentAt: Date) {
  if (order.paidAt === null || hasMissing(order)) return {};
  const { deliveryFrom: from, deliveryTo: to } = deliveryDates(
    order.paidAt.getTime(),
    order.promised,
  );
  return isoDate(to) < isoDate(berlinDate(sentAt.getTime())) ? {} : { arrival: { from, to } };
}

/** False when the order has no address to write to. */
async function tellCustomer(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  parcel: ParcelRow,
  isRest: boolean,
): Promise<boolean> {
  const { customerEmail: recipient, language, number } = order;
  if (recipient === null) return false;
  if (number === null) throw new Error(`order ${order.id} has no number`);
  const mail = {
    kind: 'order-shipped' as const,
    ref: parcel.id,
    recipient,
    language,
    data: {
      orderId: order.id,
      number: formatOrderNumber(number),
      items: linesOf(order.items, parcel.pieces),
      name: order.customerName,
      address: order.address,
      trackingUrl: trackingUrlOf(parcel),
      ...arrivalOf(order, parcel.sentAt),
      ...(!isRest && { hasMore: true }),
    },
  };
  await queueMail(shop, tx, mail, { waitSeconds: TAKE_BACK_SECONDS });
  return true;
}
