import * as z from 'zod/mini';
import type { CartItem } from '../../rules/cart.ts';

const text = z.string().check(z.maxLength(500));
const optionalText = z.optional(text);

/** One stored line; the largest quantity is whatever a whole number can be. */
const storedItem = z.object({
  id: text.check(z.minLength(1)),
  name: text,
  price: z.number().check(z.nonnegative()),
  image: text,
  quantity: z.int().check(z.positive()),
  selectedColor: optionalText,
  packType: optionalText,
  selectedSize: optionalText,
  color: optionalText,
  giftColor: optionalText,
});

const storedCart = z.object({ items: z.array(z.unknown()) });

/**
 * What local storage holds under `cart-storage`, read as foreign text: lines that are not lines
 * are left out, anything else unreadable is an empty cart.
 */
export function parseStoredCart(state: unknown): readonly CartItem[] {
  const cart = z.safeParse(storedCart, state);
  if (!cart.success) return [];
  return cart.data.items.flatMap((line) => {
    const item = z.safeParse(storedItem, line);
    return item.success ? [item.data] : [];
  });
}
