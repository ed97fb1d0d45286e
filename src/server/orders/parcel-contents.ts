import { and, eq, inArray } from 'drizzle-orm';
import { parcelPieces, restockedPieces } from '#rules/parcel-lines.ts';
import type { RefundPieces } from '#rules/refunds.ts';
import { refunds } from '../payments/schema.ts';
import type { Database, Transaction } from '../shop.ts';
import type { OrderRow } from './order-mails.ts';
import { orderEvents, parcels } from './schema.ts';

/** Reads the pieces of each order that went back to stock. */
export async function readRestocked(
  db: Database | Transaction,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly RefundPieces[]>> {
  const events = await db
    .select({ orderId: orderEvents.orderId, kind: orderEvents.kind, data: orderEvents.data })
    .from(orderEvents)
    .where(and(inArray(orderEvents.orderId, [...orderIds]), eq(orderEvents.kind, 'restocked')));
  const byOrder = Map.groupBy(events, ({ orderId }) => orderId);
  return new Map([...byOrder].map(([id, its]) => [id, restockedPieces(its)]));
}

export interface ParcelContents {
  /** Pieces that are still to be sent (`rules/parcel-lines.ts`). */
  readonly left: RefundPieces[];
  /** Pieces that belong into the order's parcels, sent or not. */
  readonly whole: RefundPieces[];
  readonly sent: readonly (typeof parcels.$inferSelect)[];
}

/** Reads the pieces of each order's parcels, by the order's id. */
export async function readParcels(
  db: Database | Transaction,
  rows: readonly Pick<OrderRow, 'id' | 'items'>[],
): Promise<ReadonlyMap<string, ParcelContents>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const made = Map.groupBy(
    await db.select().from(refunds).where(inArray(refunds.orderId, ids)),
    ({ orderId }) => orderId,
  );
  const left = Map.groupBy(
    await db.select().from(parcels).where(inArray(parcels.orderId, ids)).orderBy(parcels.sentAt),
    ({ orderId }) => orderId,
  );
  const restocked = await readRestocked(db, ids);
  return new Map(
    rows.map(({ id, items }) => {
      const back = { refunds: made.get(id) ?? [], restocked: restocked.get(id) ?? [] };
      const sent = left.get(id) ?? [];
      const whole = parcelPieces(items, back);
      return [id, { left: parcelPieces(items, { ...back, parcels: sent }), whole, sent }];
    }),
  );
}
