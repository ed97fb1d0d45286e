import type { CartItem } from './cart.ts';
import { eurosFromCents } from './money.ts';
import { unitPriceCents } from './pricing.ts';
import type { FindProduct, PricedProduct } from './range.ts';
import { readItemId } from './read-item-id.ts';

function repriced(line: CartItem, find: FindProduct<PricedProduct>): CartItem {
  const reading = readItemId(line.id, find);
  const cents = reading.ok ? unitPriceCents(reading.product, reading.variant) : undefined;
  if (cents === undefined) return line;
  const price = eurosFromCents(cents);
  return price === line.price ? line : { ...line, price };
}

/**
 * The lines at today's catalogue prices: a cart may be older than a price, and the checkout
 * refuses what differs. Ids that the catalogue does not know keep theirs; the checkout names them.
 * Returns the same array if no price differs.
 */
export function reprice(
  items: readonly CartItem[],
  find: FindProduct<PricedProduct>,
): readonly CartItem[] {
  const lines = items.map((line) => repriced(line, find));
  return lines.every((line, index) => line === items[index]) ? items : lines;
}
