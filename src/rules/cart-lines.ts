/** Changes to lines that are in the cart, made by the drawer; `cart.ts` adds and counts. */
import { addItem, type CartItem, requireWhole } from './cart.ts';
import { goodsKey, lineKey } from './line-ids.ts';

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

/** Sets a line's quantity; 0 or less removes it (docs/specification.md#4-states), fractions throw. */
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
 * Gives the card holder that comes with a line another of the colours offered. The line keeps its place and takes in the
 * line of the same goods that already had this colour, if there is one.
 */
export function setGiftColour(
  items: readonly CartItem[],
  key: string,
  colour: string,
  offered: readonly string[],
): readonly CartItem[] {
  const line = items.find((other) => lineKey(other) === key);
  if (!line) return items;
  const twin = items.find((other) => other !== line && isLikeWith(other, line, colour, offered));
  const quantity = line.quantity + (twin?.quantity ?? 0);
  const recoloured: CartItem = { ...line, giftColor: colour, quantity };
  return items
    .filter((other) => other !== twin)
    .map((other) => (other === line ? recoloured : other));
}

/**
 * Gives one of the card holders that come with a line another of the colours offered: that pack becomes a line of its
 * own behind it, or joins the line that already has this colour.
 */
export function splitGiftColour(
  items: readonly CartItem[],
  key: string,
  colour: string,
  offered: readonly string[],
): readonly CartItem[] {
  const index = items.findIndex((other) => lineKey(other) === key);
  const line = items[index];
  if (!line || line.quantity < 2) return items;
  const fewer = items.with(index, { ...line, quantity: line.quantity - 1 });
  const twin = fewer.find((other) => isLikeWith(other, line, colour, offered));
  if (!twin) return fewer.toSpliced(index + 1, 0, { ...line, giftColor: colour, quantity: 1 });
  return fewer.map((other) => (other === twin ? { ...twin, quantity: twin.quantity + 1 } : other));
}

/**
 * The first colour of card holders, of those that are left, that no line of the same goods has yet;
 * undefined when all are.
 */
export function freeGiftColour(
  items: readonly CartItem[],
  item: CartItem,
  offered: readonly string[],
  left: readonly string[] = offered,
): string | undefined {
  return left.find((colour) => !items.some((other) => isLikeWith(other, item, colour, offered)));
}

/** The same goods as that line, with a card holder in this colour. */
function isLikeWith(
  other: CartItem,
  line: CartItem,
  colour: string,
  offered: readonly string[],
): boolean {
  return goodsKey(other) === goodsKey(line) && (other.giftColor?.trim() || offered[0]) === colour;
}
