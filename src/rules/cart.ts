import { lineKey } from './line-ids.ts';

/** A line of the cart as stored under `cart-storage` (spec section 3). `price` is in EUR. */
export type CartItem = {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly image: string;
  /** Whole number, 1 or more. */
  readonly quantity: number;
  /** Bags: German colour names in the order chosen, joined by comma. */
  readonly selectedColor?: string | undefined;
  /** Bags: einzelpack, duo or trio. */
  readonly packType?: string | undefined;
  /** Jerseys and sneakers. */
  readonly selectedSize?: string | undefined;
  /** The cap: its colour's name. */
  readonly color?: string | undefined;
  /** Packs with a card holder as a present: its German colour name (absent: the first colour). */
  readonly giftColor?: string | undefined;
};

export type NewCartItem = Omit<CartItem, 'quantity'>;

/** A removed line and where it stood, enough to undo the removal. */
export type RemovedLine = { readonly item: CartItem; readonly index: number };

function requireWhole(quantity: number): void {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`not a whole quantity: ${quantity}`);
}

/**
 * Adds `quantity` of the item: the line of the same variant grows, else a new line is appended
 * (spec section 4). The existing line keeps its place, price and colour order. Quantities below 1
 * change nothing; fractions throw.
 */
export function addItem(
  items: readonly CartItem[],
  item: NewCartItem,
  quantity = 1,
): readonly CartItem[] {
  requireWhole(quantity);
  if (quantity < 1) return items;
  const key = lineKey(item);
  const existing = items.find((line) => lineKey(line) === key);
  if (!existing) return [...items, { ...item, quantity }];
  const grown: CartItem = { ...existing, quantity: existing.quantity + quantity };
  return items.map((line) => (line === existing ? grown : line));
}

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

export function clearCart(): readonly CartItem[] {
  return [];
}

/** Sum of quantities: the badge of the cart button. */
export function totalQuantity(items: readonly CartItem[]): number {
  return items.reduce((sum, line) => sum + line.quantity, 0);
}

/** One line's total in cents. Each price is rounded to cents first, so no drift adds up. */
export function lineTotalCents(item: CartItem): number {
  return Math.round(item.price * 100) * item.quantity;
}

/** Sum of price times quantity in cents, before discount and shipping. */
export function totalCents(items: readonly CartItem[]): number {
  return items.reduce((sum, line) => sum + lineTotalCents(line), 0);
}
