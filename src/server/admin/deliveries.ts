import { and, eq, isNotNull } from 'drizzle-orm';
import {
  type AdminDeliveryBody,
  type AdminDeliveryRows,
  isDeliverable,
  MOST_DELIVERY_ROWS,
} from '#contract/admin-delivery.ts';
import { MOST_PIECES } from '#contract/admin-stock.ts';
import {
  type DeliveryRow,
  deliveredPieces,
  markNames,
  readDeliveryRows,
} from '#rules/delivery-rows.ts';
import { perCatalogue, rangeOf } from '#rules/range.ts';
import type { Admin } from '../auth/require-admin.ts';
import type { HasCatalogue, HasCatalogueInForce, Shop, Transaction } from '../shop.ts';
import type { HasSoldOut } from '../sold-out/sold-out-memory.ts';
import { nameMark } from '../stock/name-mark.ts';
import { lockCounts } from '../stock/reserve-stock.ts';
import { stockCounts, stockDeliveries, stockMovements } from '../stock/schema.ts';
import { type AdminShop, recordAction } from './admin-actions.ts';
import { changeStock, StockChanged, type StockRefused, setCount } from './stock.ts';

type DeliveryShop = AdminShop & HasCatalogue & HasCatalogueInForce & HasSoldOut;

export type DeliveryRefused =
  | StockRefused
  | (Pick<StockRefused, 'ok' | 'items'> & {
      readonly code: 'delivery_unclear' | 'delivery_booked';
    });
type BookResult = { readonly ok: true } | DeliveryRefused;

const namesOf = perCatalogue((catalogue) => markNames(catalogue.products, rangeOf(catalogue)));

async function readRows(shop: Shop & HasCatalogueInForce, text: string): Promise<DeliveryRow[]> {
  return readDeliveryRows(text, namesOf(await shop.parts.catalogue.inForce(shop.db)));
}

/** Reads what is typed of a delivery, line by line, with what is on hand so far. */
export async function previewDelivery(
  shop: Shop & HasCatalogue & HasCatalogueInForce,
  text: string,
): Promise<AdminDeliveryRows> {
  const counts = await shop.db.select().from(stockCounts);
  const onHand = new Map(counts.map((count) => [count.itemId, count.onHand]));
  const rows = await readRows(shop, text);
  return {
    rows: rows.map(({ text: typed, mark, pieces }, line) => ({
      line,
      text: typed,
      name: mark === undefined ? null : nameMark(shop, mark),
      pieces: isDeliverable(pieces) ? pieces : null,
      on_hand: onHand.get(mark ?? '') ?? null,
    })),
  };
}

/**
 * Books a delivery, all lines or none, once per key; one that takes back subtracts its pieces and is refused whole where
 * fewer are on hand. What was unlimited begins to be counted with its first delivery, and ends when that is taken back.
 */
export async function bookDelivery(
  shop: DeliveryShop,
  admin: Admin,
  { key, supplier, delivered_on: deliveredOn, takes_back: isBack = false, text }: AdminDeliveryBody,
): Promise<BookResult> {
  const rows = await readRows(shop, text);
  const unclear = rows.filter(({ mark, pieces }) => mark === undefined || !isDeliverable(pieces));
  if (unclear.length > 0 || rows.length === 0 || rows.length > MOST_DELIVERY_ROWS) {
    const items = unclear.map(({ text: line }) => ({ mark: line, onHand: null }));
    return { ok: false, code: 'delivery_unclear', items };
  }
  const wanted = deliveredPieces(rows);
  return changeStock(shop, async (tx): Promise<BookResult> => {
    const at = new Date(shop.now());
    // Waits for the same delivery that is just being booked.
    const begun = await tx
      .insert(stockDeliveries)
      .values({ id: key, supplier: supplier.trim(), deliveredOn, at })
      .onConflictDoNothing()
      .returning({ id: stockDeliveries.id });
    if (begun.length === 0) {
      const { itemId, change, deliveryId } = stockMovements;
      const booked = await tx
        .select({ itemId, change })
        .from(stockMovements)
        .where(eq(deliveryId, key));
      const isSame = booked.every((each) => wanted.get(each.itemId) === Math.abs(each.change));
      if (isSame && booked.length === wanted.size) return { ok: true };
      return { ok: false, code: 'delivery_booked', items: [] };
    }
    const counts = await lockCounts(tx, [...wanted.keys()]);
    for (const [itemId, pieces] of wanted) {
      const count = counts.find((each) => each.itemId === itemId);
      const { onHand: before = null, threshold = null, reserved = 0, sold = 0 } = count ?? {};
      const left = (before ?? 0) + (isBack ? -pieces : pieces);
      if (left < 0 || left > MOST_PIECES) throw new StockChanged(itemId);
      const isEmpty = count !== undefined && left + reserved + sold === 0;
      const isOver = isEmpty && (await hasBegun(tx, itemId, count.createdAt));
      const change = { itemId, before, onHand: isOver ? null : left, threshold };
      const movement = { reason: 'delivery', cause: `admin:${admin.id}`, deliveryId: key };
      await setCount(shop, tx, change, movement);
    }
    const action = isBack ? 'delivery_undone' : 'stock_delivered';
    await recordAction(shop, tx, admin, action, key, { note: supplier.trim() });
    return { ok: true };
  });
}

/** True if a delivery began the count, which has its time. */
async function hasBegun(tx: Transaction, mark: string, createdAt: Date): Promise<boolean> {
  const { itemId, deliveryId, at } = stockMovements;
  const isBegin = and(eq(itemId, mark), isNotNull(deliveryId), eq(at, createdAt));
  return (await tx.$count(stockMovements, isBegin)) > 0;
}
