import { eq, inArray, lte, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { orders } from '../orders/schema.ts';
import type { Database, Transaction } from '../shop.ts';
import { stockCounts, stockReservations } from '../stock/schema.ts';
import { soldOutItems } from './schema.ts';

const nothing = sql<number>`0`;

/** Reads everything that is sold out: the owner's marks, and counts of which nothing is free. */
export async function readGone(db: Database): Promise<string[]> {
  const marked = db.select({ itemId: soldOutItems.itemId }).from(soldOutItems);
  const counted = db
    .select({ itemId: stockCounts.itemId })
    .from(stockCounts)
    .where(lte(stockCounts.onHand, stockCounts.reserved));
  return [...new Set((await unionAll(marked, counted)).map(({ itemId }) => itemId))];
}

/** Reads the free pieces of every count that has any, with the owner's threshold. */
export async function readFree(
  db: Database,
): Promise<{ readonly itemId: string; readonly stock: number; readonly threshold: number }[]> {
  const { itemId, onHand, reserved, threshold } = stockCounts;
  const rows = await db
    .select({ itemId, stock: sql<number>`${onHand} - ${reserved}`, threshold })
    .from(stockCounts)
    .where(sql`${onHand} > ${reserved} and ${threshold} is not null`);
  return rows.map((row) => ({ ...row, threshold: row.threshold ?? 0 }));
}

/** Pieces left of each mark that is limited. */
export interface LeftPieces {
  /** 0 if the owner has marked it sold out; undefined if it is unlimited. */
  readonly left: (mark: string) => number | undefined;
  readonly isGone: (mark: string) => boolean;
  readonly isCounted: (mark: string) => boolean;
}

/**
 * Reads what is left of these marks for the order that has this idempotency key: its own reservation is left to it. One
 * query, also if nothing is counted.
 */
export async function readLeft(
  db: Database | Transaction,
  marks: readonly string[],
  key: string | null,
): Promise<LeftPieces> {
  const marked = db
    .select({ itemId: soldOutItems.itemId, left: nothing, counted: sql<boolean>`false` })
    .from(soldOutItems)
    .where(inArray(soldOutItems.itemId, [...marks]));
  const own = db
    .select({ pieces: sql`sum(${stockReservations.quantity})` })
    .from(stockReservations)
    .innerJoin(orders, eq(orders.id, stockReservations.orderId))
    .where(
      sql`${stockReservations.itemId} = ${stockCounts.itemId} and ${orders.idempotencyKey} = ${key}`,
    );
  const counted = db
    .select({
      itemId: stockCounts.itemId,
      left: sql<number>`(${stockCounts.onHand} - ${stockCounts.reserved} + coalesce((${own}), 0))::int`,
      counted: sql<boolean>`true`,
    })
    .from(stockCounts)
    .where(inArray(stockCounts.itemId, [...marks]));
  const rows = await unionAll(marked, counted);
  const known = new Map<string, number>();
  for (const { itemId, left } of rows) {
    known.set(itemId, Math.max(0, Math.min(left, known.get(itemId) ?? left)));
  }
  const countedMarks = new Set(rows.flatMap((row) => (row.counted ? row.itemId : [])));
  return {
    left: (mark) => known.get(mark),
    isGone: (mark) => known.get(mark) === 0,
    isCounted: (mark) => countedMarks.has(mark),
  };
}
