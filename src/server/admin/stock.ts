import { asc, desc, eq, sql } from 'drizzle-orm';
import {
  type AdminStockBody,
  type AdminStockLogReply,
  type AdminStockReply,
  STOCK_MOVEMENTS_SHOWN,
} from '#contract/admin-stock.ts';
import { isStorable } from '#contract/text.ts';
import { formatOrderNumber } from '#rules/order-number.ts';
import { rangeOf } from '#rules/range.ts';
import { productOfMark } from '#rules/sold-out.ts';
import type { Admin } from '../auth/require-admin.ts';
import { users } from '../auth/schema.ts';
import { orders } from '../orders/schema.ts';
import {
  catalogueOf,
  type HasCatalogue,
  type RangeShop,
  type Shop,
  type Transaction,
} from '../shop.ts';
import type { HasSoldOut } from '../sold-out/sold-out-memory.ts';
import { lockCounts } from '../stock/reserve-stock.ts';
import { stockCounts, stockMovements } from '../stock/schema.ts';
import { tellLowStock } from '../stock/tell-low-stock.ts';
import { type AdminShop, recordAction } from './admin-actions.ts';

/** Reads everything that is counted. */
export async function readStock({ db }: Pick<Shop, 'db'>): Promise<AdminStockReply> {
  const rows = await db.select().from(stockCounts).orderBy(asc(stockCounts.itemId));
  return {
    items: rows.map(({ itemId, onHand, reserved, sold, threshold }) => ({
      item_id: itemId,
      on_hand: onHand,
      reserved,
      sold,
      threshold,
    })),
  };
}

type CorrectionResult = 'corrected' | 'unknown_item' | 'stock_changed';

/** Sets a count with its reason, begins to count or ends it, under the count's lock. */
export async function correctStock(
  shop: AdminShop & HasCatalogue & HasSoldOut,
  admin: Admin,
  body: AdminStockBody,
): Promise<CorrectionResult> {
  const { item_id: itemId, on_hand: onHand, seen, threshold, reason } = body;
  const { find } = rangeOf(catalogueOf(shop));
  // Counting of what the catalogue no longer has can still end.
  if (onHand !== null && !productOfMark(itemId, find)) return 'unknown_item';
  const result = await shop.db.transaction(async (tx): Promise<CorrectionResult> => {
    const [count] = await lockCounts(tx, [itemId]);
    const before = count?.onHand ?? null;
    if (before !== seen) return 'stock_changed';
    if (before === null && onHand === null) return 'corrected';
    if (!(await write(tx, itemId, before, { onHand, threshold }))) return 'stock_changed';
    if (before !== onHand) {
      const at = new Date(shop.now());
      const change = (onHand ?? 0) - (before ?? 0);
      const cause = `admin:${admin.id}`;
      await tx.insert(stockMovements).values({ itemId, reason, change, onHand, cause, at });
    }
    await tellLowStock(shop, tx, itemId, {
      threshold: onHand === null ? null : threshold,
      before: before ?? onHand ?? 0,
      after: onHand ?? before ?? 0,
    });
    const data = { from: before, to: onHand, threshold, reason };
    await recordAction(shop, tx, admin, 'stock_corrected', itemId, data);
    return 'corrected';
  });
  shop.parts.soldOut.forget();
  return result;
}

/** False if somebody else began to count at the same moment. */
async function write(
  tx: Transaction,
  itemId: string,
  before: number | null,
  { onHand, threshold }: { readonly onHand: number | null; readonly threshold: number | null },
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
    .values({ itemId, onHand, threshold })
    .onConflictDoNothing()
    .returning({ itemId: stockCounts.itemId });
  return begun.length > 0;
}

/** Reads the latest movements of a mark; undefined if the shop knows no such mark. */
export async function readMovements(
  shop: RangeShop,
  itemId: string,
): Promise<AdminStockLogReply | undefined> {
  if (!isStorable(itemId)) return undefined;
  const rows = await shop.db
    .select({ movement: stockMovements, number: orders.number, by: users.email })
    .from(stockMovements)
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .leftJoin(users, sql`${stockMovements.cause} = 'admin:' || ${users.id}`)
    .where(eq(stockMovements.itemId, itemId))
    .orderBy(desc(stockMovements.id))
    .limit(STOCK_MOVEMENTS_SHOWN);
  const { find } = rangeOf(catalogueOf(shop));
  if (rows.length === 0 && !productOfMark(itemId, find)) return undefined;
  return {
    movements: rows.map(({ movement, number, by }) => ({
      id: movement.id,
      reason: movement.reason,
      change: movement.change,
      on_hand: movement.onHand,
      order_number: number === null ? null : formatOrderNumber(number),
      by,
      at: movement.at.toISOString(),
    })),
  };
}
