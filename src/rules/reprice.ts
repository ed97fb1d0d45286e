import type { CartItem } from './cart.ts';
import { eurosFromCents } from './money.ts';
import { unitPriceCents } from './pricing.ts';
import { parseItemId } from './read-item-id.ts';

function repriced(line: CartItem): CartItem {
  const variant = parseItemId(line.id);
  const cents = variant && unitPriceCents(variant);
  if (cents === undefined) return line;
  const price = eurosFromCents(cents);
  return price === line.price ? line : { ...line, price };
}

/**
 * The lines at today's catalogue prices: a cart may be older than a price, and the checkout
 * refuses what differs. Ids that the catalogue does not know keep theirs; the checkout names them.
 * Returns the same array if no price differs.
 */
export function reprice(items: readonly CartItem[]): readonly CartItem[] {
  const lines = items.map(repriced);
  return lines.every((line, index) => line === items[index]) ? items : lines;
}
