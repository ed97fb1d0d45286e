import { lineKey } from './line-ids.ts';
import type { VariantChoice } from './variant-choice.ts';

/** A line of the cart as stored under `cart-storage` (docs/specification.md#3-data). `price` is in EUR. */
export type CartItem = VariantChoice & {
  readonly name: string;
  readonly price: number;
  readonly image: string;
  /** Whole number, 1 or more. */
  readonly quantity: number;
};

export type NewCartItem = Omit<CartItem, 'quantity'>;

/** A cart counts whole things; anything else is a bug. */
export function requireWhole(quantity: number): void {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`not a whole quantity: ${quantity}`);
}

/**
 * Adds `quantity` of the item: the line of the same variant grows, else a new line is appended
 * (docs/specification.md#4-states). The existing line keeps its place and colour order and takes
 * the item's price, which is the newer one. Quantities below 1 change nothing; fractions throw.
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
  const { price } = item;
  const grown: CartItem = { ...existing, price, quantity: existing.quantity + quantity };
  return items.map((line) => (line === existing ? grown : line));
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
