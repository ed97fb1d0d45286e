import { and, eq, sql } from 'drizzle-orm';
import { linesOf, restockable } from '#rules/parcel-lines.ts';
import type { RefundPieces } from '#rules/refunds.ts';
import { takenPieces } from '#rules/taken-pieces.ts';
import { appendOrderEvent, type Cause } from '../orders/order-events.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import { readRestocked } from '../orders/parcel-contents.ts';
import type { RangeShop, Shop, Transaction } from '../shop.ts';
import { type CountRow, lockCounts } from './reserve-stock.ts';
import { stockCounts, stockMovements } from './schema.ts';
import { tellLowStock } from './tell-low-stock.ts';

/** True of movements of a count that goes on: counting may have ended and begun again since. */
const IS_OF_THIS_COUNT = sql`${stockMovements.id} > coalesce((select max(ended.id)
  from stock_movements ended
  where ended.item_id = ${stockMovements.itemId} and ended.on_hand is null), 0)`;

/** True if pieces of the order were taken off a count that goes on. */
export async function hasCounted({ db }: Pick<Shop, 'db'>, orderId: string): Promise<boolean> {
  const [taken] = await db
    .select({ id: stockMovements.id })
    .from(stockMovements)
    .innerJoin(stockCounts, eq(stockCounts.itemId, stockMovements.itemId))
    .where(and(eq(stockMovements.orderId, orderId), IS_OF_THIS_COUNT))
    .limit(1);
  return taken !== undefined;
}

/**
 * Puts pieces of a paid order back on the counts they were taken from, each piece once, under the order's lock. Marks
 * that aren't counted, or were not when it was sold, stay as they are.
 */
export async function restock(
  shop: RangeShop,
  tx: Transaction,
  { id: orderId, items }: Pick<OrderRow, 'id' | 'items'>,
  wanted: readonly RefundPieces[],
  cause: Cause,
): Promise<void> {
  const before = (await readRestocked(tx, [orderId])).get(orderId) ?? [];
  const pieces = restockable(items, before, wanted);
  if (pieces.length === 0) return;
  const takes = new Map(
    takenPieces(linesOf(items, pieces)).map(({ mark, quantity }) => [mark, quantity]),
  );
  for (const count of await lockCounts(tx, [...takes.keys()])) {
    await putBack(shop, tx, { orderId, cause }, count, takes.get(count.itemId) ?? 0);
  }
  await appendOrderEvent(tx, orderId, 'restocked', cause, new Date(shop.now()), { pieces });
}

async function putBack(
  shop: RangeShop,
  tx: Transaction,
  { orderId, cause }: { readonly orderId: string; readonly cause: Cause },
  { itemId, onHand, threshold }: CountRow,
  wanted: number,
): Promise<void> {
  const [taken] = await tx
    .select({ pieces: sql<number>`coalesce(-sum(${stockMovements.change}), 0)::int` })
    .from(stockMovements)
    .where(
      and(eq(stockMovements.itemId, itemId), eq(stockMovements.orderId, orderId), IS_OF_THIS_COUNT),
    );
  const quantity = Math.min(wanted, taken?.pieces ?? 0);
  if (quantity <= 0) return;
  const after = onHand + quantity;
  await tx
    .update(stockCounts)
    .set({ onHand: after, sold: sql`${stockCounts.sold} - ${quantity}` })
    .where(eq(stockCounts.itemId, itemId));
  const at = new Date(shop.now());
  const movement = { itemId, reason: 'returned', change: quantity, onHand: after, orderId };
  await tx.insert(stockMovements).values({ ...movement, cause, at });
  await tellLowStock(shop, tx, itemId, { threshold, before: onHand, after });
}
