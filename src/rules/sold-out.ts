import { PACK_KEYS } from '#catalogue/ids.ts';
import type { ProductId } from '#catalogue/product-ids.ts';
import { colourMark, itemIdOf } from './line-ids.ts';
import { colourLimit } from './packs.ts';
import type { FindProduct, OptionProduct } from './range.ts';
import { readItemId } from './read-item-id.ts';

/**
 * Variants of a product that the owner can mark, by their options: each of a sneaker's sizes, each
 * colour of a cap, colours and packs of a bag, an accessory itself.
 */
export interface Markable<Id extends ProductId = ProductId> {
  readonly id: Id;
  readonly groups: readonly MarkGroup[];
}
export interface MarkGroup {
  readonly by: 'size' | 'colour' | 'pack' | 'item';
  readonly marks: readonly string[];
}

function groupsOf(product: OptionProduct): readonly MarkGroup[] {
  switch (product.kind) {
    case 'bag': {
      const { kind, id: productId, colours } = product;
      return [
        { by: 'colour', marks: colours.map((colour) => colourMark(productId, colour)) },
        { by: 'pack', marks: PACK_KEYS.map((pack) => itemIdOf({ kind, productId, pack })) },
      ];
    }
    case 'cap': {
      const { kind, id: productId, colours } = product;
      return [
        { by: 'colour', marks: colours.map((colour) => itemIdOf({ kind, productId, colour })) },
      ];
    }
    case 'sneaker': {
      const { kind, id: productId, sizes } = product;
      return [{ by: 'size', marks: sizes.map((size) => itemIdOf({ kind, productId, size })) }];
    }
    case 'jersey': {
      const { kind, id: productId, sizes } = product;
      return [{ by: 'size', marks: sizes.map((size) => itemIdOf({ kind, productId, size })) }];
    }
    case 'accessory':
      return [{ by: 'item', marks: [product.id] }];
  }
}

/** A product with its marks. */
export function markableOf<Sold extends OptionProduct>(product: Sold): Markable<Sold['id']> {
  return { id: product.id, groups: groupsOf(product) };
}

/** Product of a mark; undefined if the catalogue does not have what it names. */
export function productOfMark<Sold extends OptionProduct>(
  mark: string,
  find: FindProduct<Sold>,
): Sold | undefined {
  const [bag = '', colour] = mark.split(':');
  const reading = colour === undefined ? readItemId(mark, find) : undefined;
  const product = reading?.ok ? reading.product : find(bag);
  const isOwn = product && groupsOf(product).some(({ marks }) => marks.includes(mark));
  return isOwn ? product : undefined;
}

/**
 * Everything that can't be bought under these marks, sorted: the marks themselves, packs that want
 * more colours than are left, and the ids of products of which nothing is left. Marks on what the
 * catalogue does not have are left out.
 */
export function unavailable(marks: readonly string[], find: FindProduct<OptionProduct>): string[] {
  const gone = new Set<string>();
  const marked = new Set<OptionProduct>();
  for (const mark of marks) {
    const product = productOfMark(mark, find);
    if (!product) continue;
    gone.add(mark);
    marked.add(product);
  }
  for (const product of marked) {
    if (product.kind === 'bag') {
      const { kind, id: productId, colours } = product;
      const left = colours.filter((colour) => !gone.has(colourMark(productId, colour))).length;
      for (const pack of PACK_KEYS) {
        if (colourLimit(pack) > left) gone.add(itemIdOf({ kind, productId, pack }));
      }
    }
    const isGone = groupsOf(product).some((group) => group.marks.every((mark) => gone.has(mark)));
    if (isGone) gone.add(product.id);
  }
  return [...gone].toSorted();
}
