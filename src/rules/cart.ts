import { lineKey } from './line-ids.ts';
import type { VariantChoice } from './variant-choice.ts';

/** A line of the cart as stored under `cart-storage` (docs/specification.md#3-data). `price` is in EUR. */
export type CartItem = VariantChoice & {
  readonly name: string;
  /** As it was shown last: when it was put in, or accepted after a change. */
  readonly price: number;
  /** Time of the catalogue with that price, in epoch milliseconds (`reprice.ts`); without one any price is later. */
  readonly pricedAt?: number | undefined;
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
 * (docs/specification.md#4-states). The existing line keeps its place and colour order. Of two prices
 * it takes that of the older catalogue, so that the drawer tells the change. Quantities below 1 change
 * nothing; fractions throw.
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
  const { price, pricedAt } = isPricedBefore(existing, item) ? existing : item;
  const grown = { ...existing, price, pricedAt, quantity: existing.quantity + quantity };
  return items.map((line) => (line === existing ? grown : line));
}

function isPricedBefore(line: NewCartItem, other: NewCartItem): boolean {
  return (line.pricedAt ?? 0) < (other.pricedAt ?? 0);
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
