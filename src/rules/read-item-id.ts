import { PACK_KEYS } from '#catalogue/ids.ts';
import { JERSEY_SIZES, SNEAKER_SIZES } from '#catalogue/sizes.ts';
import type { ItemVariant } from './line-ids.ts';
import type { FindProduct, ItemProduct } from './range.ts';

type ItemIdReading<Found> =
  | { readonly ok: true; readonly variant: ItemVariant; readonly product: Found }
  | { readonly ok: false; readonly code: 'unknown_item' | 'unknown_size' | 'unknown_colour' };

function member<T extends string>(list: readonly T[], text: string): T | undefined {
  return list.find((entry) => entry === text);
}

/** The variant that `tail` names of a product; undefined if it has none of that name. */
function variantOf(product: ItemProduct, tail: string): ItemVariant | undefined {
  switch (product.kind) {
    case 'sneaker': {
      const size = member(SNEAKER_SIZES, tail);
      return size && { kind: product.kind, productId: product.id, size };
    }
    case 'jersey': {
      const size = member(JERSEY_SIZES, tail);
      return size && { kind: product.kind, productId: product.id, size };
    }
    case 'cap': {
      const colour = member(product.colours, tail);
      return colour && { kind: product.kind, productId: product.id, colour };
    }
    case 'bag': {
      const pack = member(PACK_KEYS, tail);
      return pack && { kind: product.kind, productId: product.id, pack };
    }
    case 'accessory':
      return undefined;
  }
}

/** The refusal of an id that names a product, but no variant of it. */
const MISSING = {
  sneaker: 'unknown_size',
  jersey: 'unknown_size',
  cap: 'unknown_colour',
  bag: 'unknown_item',
  accessory: 'unknown_item',
} as const;

/** The ids that reading an item id may look up. */
export function productIdsIn(id: string): readonly string[] {
  const cut = id.lastIndexOf('-');
  return cut < 0 ? [id] : [id, id.slice(0, cut)];
}

/**
 * Reads an item id, saying what is wrong with one that names a product but not a variant of it.
 * The product (`pricing.ts`), not the id, decides whether it is cut in that size.
 */
export function readItemId<Found extends ItemProduct>(
  id: string,
  find: FindProduct<Found>,
): ItemIdReading<Found> {
  const whole = find(id);
  if (whole?.kind === 'accessory') {
    return { ok: true, variant: { kind: whole.kind, productId: whole.id }, product: whole };
  }
  const cut = id.lastIndexOf('-');
  const product = whole ?? find(id.slice(0, Math.max(cut, 0)));
  if (!product) return { ok: false, code: 'unknown_item' };
  const variant = whole ? undefined : variantOf(product, id.slice(cut + 1));
  return variant ? { ok: true, variant, product } : { ok: false, code: MISSING[product.kind] };
}

/** The variant an item id names, or `undefined`; the inverse of `itemIdOf`. */
export function parseItemId(id: string, find: FindProduct<ItemProduct>): ItemVariant | undefined {
  const reading = readItemId(id, find);
  return reading.ok ? reading.variant : undefined;
}
