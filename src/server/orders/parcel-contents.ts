import { and, eq, inArray } from 'drizzle-orm';
import { parcelPieces, restockedPieces } from '#rules/parcel-lines.ts';
import type { RefundPieces } from '#rules/refunds.ts';
import { refunds } from '../payments/schema.ts';
import type { Database, Transaction } from '../shop.ts';
import type { OrderRow } from './order-mails.ts';
import { orderEvents } from './schema.ts';

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

/** Reads the pieces that belong into the parcel of each order, by the order's id (`rules/parcel-lines.ts`). */
export async function readParcels(
  db: Database | Transaction,
  rows: readonly Pick<OrderRow, 'id' | 'items'>[],
): Promise<ReadonlyMap<string, RefundPieces[]>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const made = Map.groupBy(
    await db.select().from(refunds).where(inArray(refunds.orderId, ids)),
    ({ orderId }) => orderId,
  );
  const restocked = await readRestocked(db, ids);
  return new Map(
    rows.map(({ id, items }) => [
      id,
      parcelPieces(items, { refunds: made.get(id) ?? [], restocked: restocked.get(id) ?? [] }),
    ]),
  );
}
