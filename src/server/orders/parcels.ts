import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { AdminParcel } from '#contract/admin-parcels.ts';
import { trackingUrlOf } from '#rules/carriers.ts';
import { fulfilmentOf } from '#rules/parcel-lines.ts';
import type { Database, Transaction } from '../shop.ts';
import type { OrderRow } from './order-mails.ts';
import { readParcels } from './parcel-contents.ts';
import { orderEvents, orders, parcels } from './schema.ts';

export type ParcelRow = typeof parcels.$inferSelect;

/** The parcels of orders that left, the first one first. */
export function readSent(
  db: Database | Transaction,
  orderIds: readonly string[],
): Promise<ParcelRow[]> {
  return db
    .select()
    .from(parcels)
    .where(inArray(parcels.orderId, [...orderIds]))
    .orderBy(asc(parcels.sentAt), asc(parcels.id));
}

/** The parcels of a locked order, also the one that a node of the version before sent. */
export async function readLocked(
  tx: Transaction,
  { id, fulfilment }: OrderRow,
): Promise<ParcelRow[]> {
  const sent = await readSent(tx, [id]);
  if (sent.length > 0 || fulfilment === 'open') return sent;
  await tx.execute(sql`select parcel_of_event(e) from (
    select * from ${orderEvents} where ${eq(orderEvents.orderId, id)} order by id) e`);
  return readSent(tx, [id]);
}

/** Brings the state of a locked order in line with its parcels, after anything that they or its pieces went through. */
export async function settleFulfilment(
  tx: Transaction,
  { id, items }: Pick<OrderRow, 'id' | 'items'>,
  at: Date,
): Promise<void> {
  const [contents] = (await readParcels(tx, [{ id, items }])).values();
  if (!contents) return;
  const fulfilment = fulfilmentOf(contents.left, contents.sent);
  await tx
    .update(orders)
    .set({ fulfilment, updatedAt: at })
    .where(sql`${orders.id} = ${id} and ${orders.fulfilment} <> ${fulfilment}`);
}

/** Converts a parcel for the owner's page. */
export function showParcel(parcel: ParcelRow): AdminParcel {
  return {
    id: parcel.id,
    items: parcel.pieces,
    carrier: parcel.carrier,
    number: parcel.number,
    tracking_url: trackingUrlOf(parcel),
    sent_at: parcel.sentAt.toISOString(),
    delivered_at: parcel.deliveredAt?.toISOString() ?? null,
    returned_at: parcel.returnedAt?.toISOString() ?? null,
  };
}
