import { MAX_AMOUNT_CENTS } from '#catalogue/limits.ts';
import { addItem, type CartItem, totalCents, totalQuantity } from '#rules/cart.ts';
import { CHOICE_FIELDS } from '#rules/variant-choice.ts';

const NEEDED = ['id', 'name', 'image'];
const CHOSEN: readonly string[] = CHOICE_FIELDS;
const LONGEST_TEXT = 500;

/** One stored line without anything else that lay in it; undefined when it is none. */
function readLine(line: unknown): CartItem | undefined {
  const stored: Record<string, unknown> = Object(line);
  const { id, price, pricedAt, quantity } = stored;
  if (!id || typeof price !== 'number' || price < 0) return undefined;
  if (!Number.isSafeInteger(quantity)) return undefined;
  const item: Record<string, unknown> = { price, quantity };
  if (typeof pricedAt === 'number') item['pricedAt'] = pricedAt;
  for (const name of [...NEEDED, ...CHOSEN]) {
    const text = stored[name];
    if (text === undefined && CHOSEN.includes(name)) continue;
    if (typeof text !== 'string' || text.length > LONGEST_TEXT) return undefined;
    item[name] = text;
  }
  return item as CartItem;
}

/** An attempt's key as the server takes it. */
const ATTEMPT = /^[\w-]{16,100}$/;

/** Content of `cart-storage` in local storage, parsed as foreign data. */
export function parseStoredCart(state: unknown): {
  readonly items: readonly CartItem[];
  readonly attempt: string | undefined;
} {
  const { items, attempt } = Object(state);
  const isKey = typeof attempt === 'string' && ATTEMPT.test(attempt);
  return { items: readLines(items), attempt: isKey ? attempt : undefined };
}

/** False if the cart is larger than any payment. */
export function canBePaid(items: readonly CartItem[]): boolean {
  return totalCents(items) <= MAX_AMOUNT_CENTS && totalQuantity(items) <= MAX_AMOUNT_CENTS;
}

/**
 * Leaves out invalid lines, and lines that would make the cart larger than any payment; lines of one
 * variant are one. Anything else unreadable is an empty cart. Written by hand, because a cart has to be
 * read before the first early tap is answered, and a library for it would be most of the script that
 * does so.
 */
function readLines(items: unknown): readonly CartItem[] {
  if (!Array.isArray(items)) return [];
  return items.reduce<readonly CartItem[]>((cart, line) => {
    const item = readLine(line);
    if (!item) return cart;
    const grown = addItem(cart, item, item.quantity);
    return canBePaid(grown) ? grown : cart;
  }, []);
}
