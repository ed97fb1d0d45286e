/** What the drawer does to lines that are in the cart; `cart.ts` adds and counts. */
import { addItem, type CartItem, requireWhole } from './cart.ts';
import { lineKey } from './line-ids.ts';

/** A removed line and where it stood, enough to undo the removal. */
export type RemovedLine = { readonly item: CartItem; readonly index: number };

/** The cart without that line, and the line for an undo; unchanged when there is none. */
export function removeItem(
  items: readonly CartItem[],
  key: string,
): { readonly items: readonly CartItem[]; readonly removed?: RemovedLine } {
  const index = items.findIndex((line) => lineKey(line) === key);
  const item = items[index];
  if (!item) return { items };
  return { items: items.filter((line) => line !== item), removed: { item, index } };
}

/** Undoes a removal: the line returns to its place, or joins its variant if that was added since. */
export function restoreItem(
  items: readonly CartItem[],
  { item, index }: RemovedLine,
): readonly CartItem[] {
  const key = lineKey(item);
  if (items.some((line) => lineKey(line) === key)) return addItem(items, item, item.quantity);
  return items.toSpliced(Math.min(Math.max(index, 0), items.length), 0, item);
}

/** Sets a line's quantity; 0 or less removes it (spec section 4), fractions throw. */
export function updateQuantity(
  items: readonly CartItem[],
  key: string,
  quantity: number,
): readonly CartItem[] {
  requireWhole(quantity);
  if (quantity <= 0) return removeItem(items, key).items;
  return items.map((line) => (lineKey(line) === key ? { ...line, quantity } : line));
}

/**
 * Gives the card holder that comes with a line another colour (a German name). The line keeps its
 * place and takes in the line that already had this colour, if there is one.
 */
export function setGiftColour(
  items: readonly CartItem[],
  key: string,
  giftColor: string,
): readonly CartItem[] {
  const line = items.find((other) => lineKey(other) === key);
  if (!line) return items;
  const wanted: CartItem = { ...line, giftColor };
  const wantedKey = lineKey(wanted);
  const twin = items.find((other) => other !== line && lineKey(other) === wantedKey);
  const merged = twin ? { ...wanted, quantity: line.quantity + twin.quantity } : wanted;
  return items.filter((other) => other !== twin).map((other) => (other === line ? merged : other));
}
