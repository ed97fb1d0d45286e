import type { ItemVariant } from './line-ids.ts';
import type { FindProduct, ItemProduct } from './range.ts';

type ItemIdReading<Found> =
  | { readonly ok: true; readonly variant: ItemVariant; readonly product: Found }
  | { readonly ok: false; readonly code: 'unknown_item' | 'unknown_size' | 'unknown_colour' };

type Options = Pick<ItemProduct, 'sizes' | 'colours' | 'packs'>;

/** Options that an id names one of, by the name they have in a variant; a pack's colours are chosen beside it. */
const optionsOf = ({ sizes, colours, packs }: Options): Record<string, readonly string[]> => {
  if (packs) return { pack: Object.keys(packs) };
  return { ...(colours && { colour: colours }), ...(sizes && { size: sizes }) };
};

/** The ids that reading an item id may look up: itself, or what stands before one or two options. */
export function productIdsIn(id: string): readonly string[] {
  const parts = id.split('-');
  return [0, 1, 2]
    .filter((options) => options < parts.length)
    .map((options) => parts.slice(0, parts.length - options).join('-'));
}

/** Reads an item id, saying what is wrong with one that names a product but not a variant of it. */
export function readItemId<Found extends ItemProduct>(
  id: string,
  find: FindProduct<Found>,
): ItemIdReading<Found> {
  let missing: 'unknown_item' | 'unknown_size' | 'unknown_colour' = 'unknown_item';
  for (const productId of productIdsIn(id)) {
    const product = find(productId);
    if (!product) continue;
    const options = Object.entries(optionsOf(product));
    const named = productId === id ? [] : id.slice(productId.length + 1).split('-');
    const wrong = options.find(([, offered], at) => !offered.includes(named[at] ?? ''));
    if (!wrong && named.length === options.length) {
      const chosen = Object.fromEntries(options.map(([option], at) => [option, named[at]]));
      return { ok: true, variant: { productId: product.id, ...chosen }, product };
    }
    if (wrong?.[0] === 'size') missing = 'unknown_size';
    if (wrong?.[0] === 'colour') missing = 'unknown_colour';
  }
  return { ok: false, code: missing };
}

/** The variant an item id names, or `undefined`; the inverse of `itemIdOf`. */
export function parseItemId(id: string, find: FindProduct<ItemProduct>): ItemVariant | undefined {
  const reading = readItemId(id, find);
  return reading.ok ? reading.variant : undefined;
}
