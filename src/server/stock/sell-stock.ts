import { eq, inArray, sql } from 'drizzle-orm';
import { takenPieces } from '#rules/taken-pieces.ts';
import { raiseAlert } from '../alerts/alerts.ts';
import { appendOrderEvent, type Cause } from '../orders/order-events.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import type { RangeShop, Transaction } from '../shop.ts';
import { soldOutItems } from '../sold-out/schema.ts';
import { nameMark } from './name-mark.ts';
import { type CountRow, lockCounts, readHeld } from './reserve-stock.ts';
import { stockCounts, stockMovements, stockReservations } from './schema.ts';
import { tellLowStock } from './tell-low-stock.ts';

/**
 * Takes the pieces of an order that is just being paid off the counts, under the order's lock. Money whose reservation was
 * given back takes what is free. Returns the pieces of each mark that may be missing: too few were free, or the owner has
 * marked it sold out while the payment page was open. The order stands, as its customer has paid; `tellOversold` follows.
 */
export async function sellStock(
  shop: RangeShop,
  tx: Transaction,
  order: OrderRow,
  cause: Cause,
): Promise<ReadonlyMap<string, number>> {
  const takes = new Map(takenPieces(order.items).map(({ mark, quantity }) => [mark, quantity]));
  const short = new Map<string, number>();
  if (takes.size === 0) return short;
  const counts = await lockCounts(tx, [...takes.keys()]);
  const held = counts.length === 0 ? new Map<string, number>() : await readHeld(tx, order.id);
  for (const count of counts) {
    const sale = { quantity: takes.get(count.itemId) ?? 0, held: held.get(count.itemId) ?? 0 };
    short.set(count.itemId, await sellFrom(shop, tx, order.id, count, sale, cause));
  }
  if (held.size > 0) {
    await tx.delete(stockReservations).where(eq(stockReservations.orderId, order.id));
  }
  const marked = await tx
    .select({ itemId: soldOutItems.itemId })
    .from(soldOutItems)
    .where(inArray(soldOutItems.itemId, [...takes.keys()]));
  for (const { itemId } of marked) short.set(itemId, takes.get(itemId) ?? 0);
  return short;
}

/** Notes and tells the owner what `sellStock` found missing. */
export async function tellOversold(
  shop: RangeShop,
  tx: Transaction,
  orderId: string,
  missing: ReadonlyMap<string, number>,
  cause: Cause,
): Promise<void> {
  const pieces = [...missing].flatMap(([mark, short]) =>
    short === 0 ? [] : [{ item: nameMark(shop, mark), short }],
  );
  if (pieces.length === 0) return;
  await appendOrderEvent(tx, orderId, 'oversold', cause, new Date(shop.now()), { pieces });
  await raiseAlert(shop, tx, { kind: 'oversold', subject: orderId, orderId, data: { pieces } });
}

/** Returns the number of pieces that are missing. Pieces that other orders hold are left to them. */
async function sellFrom(
  shop: RangeShop,
  tx: Transaction,
  orderId: string,
  { itemId, onHand, reserved, threshold }: CountRow,
  { quantity, held }: { readonly quantity: number; readonly held: number },
  cause: Cause,
): Promise<number> {
  const free = held >= quantity ? onHand : Math.max(0, onHand - (reserved - held));
  const sold = Math.min(quantity, free);
  const left = onHand - sold;
  await tx
    .update(stockCounts)
    .set({
      onHand: left,
      reserved: reserved - held,
      sold: sql`${stockCounts.sold} + ${sold}`,
    })
    .where(eq(stockCounts.itemId, itemId));
  const at = new Date(shop.now());
  const movement = { itemId, reason: 'sale', change: -sold, onHand: left, orderId, cause, at };
  await tx.insert(stockMovements).values(movement);
  await tellLowStock(shop, tx, itemId, { threshold, before: onHand, after: left });
  return quantity - sold;
}
