import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { mostHeldPieces, type TakenPieces } from '#rules/taken-pieces.ts';
import { orders } from '../orders/schema.ts';
import type { Transaction } from '../shop.ts';
import { stockCounts, stockReservations } from './schema.ts';

/** Network and account that pieces are reserved for. */
interface StockSeeker {
  readonly holder: string;
  readonly user: { readonly id: string } | null;
}

export interface StockRefusal {
  readonly ok: false;
  /** `stock_held`: this network or account holds its share with unpaid orders. */
  readonly code: 'few_left' | 'sold_out' | 'stock_held';
  readonly mark: string;
  /** Pieces that could be ordered now. */
  readonly left: number;
}

export type CountRow = typeof stockCounts.$inferSelect;

/**
 * Locks the counts of these marks, sorted by the database alone, so that no two transactions wait for each other. Lock
 * everything that a transaction needs in one call, after the order's row and before the code's.
 */
export function lockCounts(tx: Transaction, marks: readonly string[]): Promise<CountRow[]> {
  if (marks.length === 0) return Promise.resolve([]);
  return tx
    .select()
    .from(stockCounts)
    .where(inArray(stockCounts.itemId, [...marks]))
    .orderBy(stockCounts.itemId)
    .for('update');
}

/** Pieces that an order holds, by mark. */
export async function readHeld(tx: Transaction, orderId: string): Promise<Map<string, number>> {
  const rows = await tx
    .select({ itemId: stockReservations.itemId, quantity: stockReservations.quantity })
    .from(stockReservations)
    .where(eq(stockReservations.orderId, orderId));
  return new Map(rows.map(({ itemId, quantity }) => [itemId, quantity]));
}

/**
 * Checks under the counts' locks that the pieces are free, and that this network and account hold no more than their
 * share of them. The locks last until the transaction ends, so `holdStock` can follow at any time in it. `orderId` names
 * the order whose own pieces count as free.
 */
export async function checkStock(
  tx: Transaction,
  takes: readonly TakenPieces[],
  { holder, user }: StockSeeker,
  orderId: string | null,
): Promise<StockRefusal | { readonly ok: true }> {
  const own = orderId === null ? new Map<string, number>() : await readHeld(tx, orderId);
  const marks = [...new Set([...takes.map(({ mark }) => mark), ...own.keys()])];
  const counts = await lockCounts(tx, marks);
  if (counts.length === 0) return { ok: true };
  const wanted = new Map(takes.map(({ mark, quantity }) => [mark, quantity]));
  const held = await readHeldElsewhere(tx, marks, { holder, user }, orderId);
  for (const { itemId, onHand, reserved } of counts) {
    const quantity = wanted.get(itemId) ?? 0;
    if (quantity === 0) continue;
    const left = Math.max(0, onHand - reserved + (own.get(itemId) ?? 0));
    if (left < quantity) {
      return { ok: false, code: left === 0 ? 'sold_out' : 'few_left', mark: itemId, left };
    }
    const share = Math.max(0, mostHeldPieces(onHand) - (held.get(itemId) ?? 0));
    if (share < quantity) return { ok: false, code: 'stock_held', mark: itemId, left: share };
  }
  return { ok: true };
}

/** Pieces that other unpaid orders of this network or account hold. */
async function readHeldElsewhere(
  tx: Transaction,
  marks: readonly string[],
  { holder, user }: StockSeeker,
  orderId: string | null,
): Promise<Map<string, number>> {
  const ofUser = user
    ? inArray(
        stockReservations.orderId,
        tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, user.id)),
      )
    : undefined;
  const rows = await tx
    .select({
      itemId: stockReservations.itemId,
      pieces: sql<number>`sum(${stockReservations.quantity})::int`,
    })
    .from(stockReservations)
    .where(
      and(
        inArray(stockReservations.itemId, [...marks]),
        orderId === null ? undefined : ne(stockReservations.orderId, orderId),
        or(eq(stockReservations.holder, holder), ofUser),
      ),
    )
    .groupBy(stockReservations.itemId);
  return new Map(rows.map(({ itemId, pieces }) => [itemId, pieces]));
}

/** Reserves the pieces for an unpaid order, in the transaction that stores it. Call `checkStock` first. */
export async function holdStock(
  tx: Transaction,
  orderId: string,
  takes: readonly TakenPieces[],
  holder: string,
): Promise<void> {
  for (const { mark, quantity } of takes) {
    const [counted] = await tx
      .update(stockCounts)
      .set({ reserved: sql`${stockCounts.reserved} + ${quantity}` })
      .where(eq(stockCounts.itemId, mark))
      .returning({ itemId: stockCounts.itemId });
    // The owner has ended counting since the cart was read.
    if (counted) {
      await tx.insert(stockReservations).values({ orderId, itemId: mark, quantity, holder });
    }
  }
}

/** Gives the pieces of an order back that ended unpaid, or is filled again. Call it under the order's lock. */
export async function releaseStock(tx: Transaction, orderId: string): Promise<void> {
  const held = await readHeld(tx, orderId);
  if (held.size === 0) return;
  for (const { itemId } of await lockCounts(tx, [...held.keys()])) {
    const quantity = held.get(itemId) ?? 0;
    await tx
      .update(stockCounts)
      .set({ reserved: sql`${stockCounts.reserved} - ${quantity}` })
      .where(eq(stockCounts.itemId, itemId));
  }
  await tx.delete(stockReservations).where(eq(stockReservations.orderId, orderId));
}
