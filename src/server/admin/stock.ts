import { desc, eq, sql } from 'drizzle-orm';
import {
  type AdminStockBody,
  type AdminStockLogReply,
  STOCK_MOVEMENTS_SHOWN,
} from '#contract/admin-stock.ts';
import { isStorable } from '#contract/text.ts';
import { formatOrderNumber } from '#rules/order-number.ts';
import { rangeOf } from '#rules/range.ts';
import { productOfMark } from '#rules/sold-out.ts';
import type { Admin } from '../auth/require-admin.ts';
import { users } from '../auth/schema.ts';
import { orders } from '../orders/schema.ts';
import type { HasCatalogue, HasCatalogueInForce, RangeShop, Shop, Transaction } from '../shop.ts';
import type { HasSoldOut } from '../sold-out/sold-out-memory.ts';
import { lockCounts } from '../stock/reserve-stock.ts';
import { stockCounts, stockDeliveries, stockMovements } from '../stock/schema.ts';
import { tellLowStock } from '../stock/tell-low-stock.ts';
import { type AdminShop, recordAction } from './admin-actions.ts';

type Correction = AdminStockBody['items'][number];

type CorrectionResult = { readonly ok: true } | StockRefused;

export interface StockRefused {
  readonly ok: false;
  readonly code: 'unknown_item' | 'stock_changed';
  /** Marks that are refused, with what is on hand. */
  readonly items: readonly { readonly mark: string; readonly onHand: number | null }[];
}

/** A change that is refused once others of its transaction have been written. */
export class StockChanged extends Error {
  readonly mark: string;

  constructor(mark: string) {
    super('stock_changed');
    this.mark = mark;
  }
}

/** Sets counts with their reason, begins to count or ends it, under the counts' locks; all of them or none. */
export async function correctStock(
  shop: AdminShop & HasCatalogue & HasCatalogueInForce & HasSoldOut,
  admin: Admin,
  { items, reason }: AdminStockBody,
): Promise<CorrectionResult> {
  const { find } = rangeOf(await shop.parts.catalogue.inForce(shop.db));
  // Counting of what the catalogue no longer has can still end.
  const unknown = items.filter(
    ({ item_id, on_hand }) => on_hand !== null && !productOfMark(item_id, find),
  );
  if (unknown.length > 0) {
    const named = unknown.map(({ item_id: mark }) => ({ mark, onHand: null }));
    return { ok: false, code: 'unknown_item', items: named };
  }
  return changeStock(shop, async (tx): Promise<CorrectionResult> => {
    const counts = await lockCounts(
      tx,
      items.map(({ item_id: mark }) => mark),
    );
    const before = new Map(counts.map(({ itemId, onHand }) => [itemId, onHand]));
    const changed = items
      .map(({ item_id: mark, seen }) => ({ mark, seen, onHand: before.get(mark) ?? null }))
      .filter(({ seen, onHand }) => seen !== onHand);
    if (changed.length > 0) return { ok: false, code: 'stock_changed', items: changed };
    for (const item of items) await correct(shop, tx, admin, item, reason);
    return { ok: true };
  });
}

/** Runs a change of counts in a transaction; one that meets another at the same moment is refused whole. */
export async function changeStock<Result>(
  shop: Shop & HasSoldOut,
  change: (tx: Transaction) => Promise<Result>,
): Promise<Result | StockRefused> {
  try {
    return await shop.db.transaction(change);
  } catch (error) {
    if (!(error instanceof StockChanged)) throw error;
    const [count] = await shop.db
      .select({ onHand: stockCounts.onHand })
      .from(stockCounts)
      .where(eq(stockCounts.itemId, error.mark));
    const items = [{ mark: error.mark, onHand: count?.onHand ?? null }];
    return { ok: false, code: 'stock_changed', items };
  } finally {
    shop.parts.soldOut.forget();
  }
}

/** Sets a count that is as it was seen. */
async function correct(
  shop: AdminShop & HasCatalogue,
  tx: Transaction,
  admin: Admin,
  { item_id: itemId, on_hand: onHand, seen: before, threshold }: Correction,
  reason: AdminStockBody['reason'],
): Promise<void> {
  if (before === null && onHand === null) return;
  const cause = `admin:${admin.id}`;
  await setCount(shop, tx, { itemId, before, onHand, threshold }, { reason, cause });
  const data = { from: before, to: onHand, threshold, reason };
  await recordAction(shop, tx, admin, 'stock_corrected', itemId, data);
}

interface CountChange {
  readonly itemId: string;
  /** Null is unlimited, before and after. */
  readonly before: number | null;
  readonly onHand: number | null;
  readonly threshold: number | null;
}

/** Sets a count with its movement, under its lock. */
export async function setCount(
  shop: RangeShop,
  tx: Transaction,
  { itemId, before, onHand, threshold }: CountChange,
  movement: Pick<typeof stockMovements.$inferInsert, 'reason' | 'cause' | 'deliveryId'>,
): Promise<void> {
  const at = new Date(shop.now());
  if (!(await write(tx, itemId, before, { onHand, threshold, createdAt: at }))) {
    throw new StockChanged(itemId);
  }
  if (before !== onHand) {
    const change = (onHand ?? 0) - (before ?? 0);
    await tx.insert(stockMovements).values({ itemId, change, onHand, at, ...movement });
  }
  await tellLowStock(shop, tx, itemId, {
    threshold: onHand === null ? null : threshold,
    before: before ?? onHand ?? 0,
    after: onHand ?? before ?? 0,
  });
}

/** False if somebody else began to count at the same moment. */
async function write(
  tx: Transaction,
  itemId: string,
  before: number | null,
  { onHand, threshold, createdAt }: Pick<CountChange, 'onHand' | 'threshold'> & { createdAt: Date },
): Promise<boolean> {
  const isItem = eq(stockCounts.itemId, itemId);
  if (onHand === null) {
    await tx.delete(stockCounts).where(isItem);
    return true;
  }
  if (before !== null) {
    await tx.update(stockCounts).set({ onHand, threshold }).where(isItem);
    return true;
  }
  const begun = await tx
    .insert(stockCounts)
    .values({ itemId, onHand, threshold, createdAt })
    .onConflictDoNothing()
    .returning({ itemId: stockCounts.itemId });
  return begun.length > 0;
}

/** Reads the latest movements of a mark; undefined if the shop knows no such mark. */
export async function readMovements(
  shop: Pick<Shop, 'db'> & HasCatalogueInForce,
  itemId: string,
): Promise<AdminStockLogReply | undefined> {
  if (!isStorable(itemId)) return undefined;
  const rows = await shop.db
    .select({
      movement: stockMovements,
      number: orders.number,
      by: users.email,
      supplier: stockDeliveries.supplier,
    })
    .from(stockMovements)
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .leftJoin(stockDeliveries, eq(stockDeliveries.id, stockMovements.deliveryId))
    .leftJoin(users, sql`${stockMovements.cause} = 'admin:' || ${users.id}`)
    .where(eq(stockMovements.itemId, itemId))
    .orderBy(desc(stockMovements.id))
    .limit(STOCK_MOVEMENTS_SHOWN);
  const { find } = rangeOf(await shop.parts.catalogue.inForce(shop.db));
  if (rows.length === 0 && !productOfMark(itemId, find)) return undefined;
  return {
    movements: rows.map(({ movement, number, by, supplier }) => ({
      id: movement.id,
      reason: movement.reason,
      change: movement.change,
      on_hand: movement.onHand,
      order_number: number === null ? null : formatOrderNumber(number),
      by,
      supplier,
      at: movement.at.toISOString(),
    })),
  };
}
