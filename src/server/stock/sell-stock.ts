import { eq, sql } from 'drizzle-orm';
import { takenPieces } from '../../rules/taken-pieces.ts';
import { raiseAlert } from '../alerts/alerts.ts';
import { appendOrderEvent, type Cause } from '../orders/order-events.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import type { Shop, Transaction } from '../shop.ts';
import { nameMark } from './name-mark.ts';
import { type CountRow, lockCounts, readHeld } from './reserve-stock.ts';
import { stockCounts, stockMovements, stockReservations } from './schema.ts';
import { tellLowStock } from './tell-low-stock.ts';

/**
 * Takes the pieces of an order that was just paid off the counts, under the order's lock. Money whose reservation was
 * given back takes what is free. If that is too little, the order stands, as its customer has paid; the owner is told.
 */
export async function sellStock(
  shop: Shop,
  tx: Transaction,
  order: OrderRow,
  cause: Cause,
): Promise<void> {
  const takes = new Map(takenPieces(order.items).map(({ mark, quantity }) => [mark, quantity]));
  const counts = await lockCounts(tx, [...takes.keys()]);
  if (counts.length === 0) return;
  const held = await readHeld(tx, order.id);
  const pieces: { item: ReturnType<typeof nameMark>; short: number }[] = [];
  for (const count of counts) {
    const sale = { quantity: takes.get(count.itemId) ?? 0, held: held.get(count.itemId) ?? 0 };
    const short = await sellFrom(shop, tx, order.id, count, sale, cause);
    if (short > 0) pieces.push({ item: nameMark(shop, count.itemId), short });
  }
  await tx.delete(stockReservations).where(eq(stockReservations.orderId, order.id));
  if (pieces.length === 0) return;
  await appendOrderEvent(tx, order.id, 'oversold', cause, new Date(shop.now()), { pieces });
  const about = { subject: order.id, orderId: order.id };
  await raiseAlert(shop, tx, { kind: 'oversold', ...about, data: { pieces } });
}

/** Returns the number of pieces that are missing. Pieces that other orders hold are left to them. */
async function sellFrom(
  shop: Shop,
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
      sold: sql`${stockCounts.sold} + ${quantity}`,
    })
    .where(eq(stockCounts.itemId, itemId));
  const at = new Date(shop.now());
  const movement = { itemId, reason: 'sale', change: -sold, onHand: left, orderId, cause, at };
  await tx.insert(stockMovements).values(movement);
  await tellLowStock(shop, tx, itemId, { threshold, before: onHand, after: left });
  return quantity - sold;
}
