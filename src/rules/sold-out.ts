import { colourMark, itemIdOf } from './line-ids.ts';
import type { FindProduct, ItemProduct, Range } from './range.ts';
import { readItemId } from './read-item-id.ts';

/**
 * What the owner can mark of a product: its colours and packs, each variant of colours and sizes, or itself where
 * nothing is to be chosen.
 */
export interface Markable<Id extends string = string> {
  readonly id: Id;
  readonly groups: readonly MarkGroup[];
}
export interface MarkGroup {
  readonly by: 'size' | 'colour' | 'pack' | 'item';
  readonly marks: readonly string[];
}

function groupsOf({ id: productId, sizes, colours, packs }: ItemProduct): readonly MarkGroup[] {
  if (packs) {
    const marks = Object.keys(packs).map((pack) => itemIdOf({ productId, pack }));
    return [
      { by: 'colour', marks: (colours ?? []).map((colour) => colourMark(productId, colour)) },
      { by: 'pack', marks },
    ];
  }
  if (sizes && colours) {
    return colours.map((colour) => ({
      by: 'size',
      marks: sizes.map((size) => itemIdOf({ productId, colour, size })),
    }));
  }
  if (sizes) return [{ by: 'size', marks: sizes.map((size) => itemIdOf({ productId, size })) }];
  if (!colours) return [{ by: 'item', marks: [productId] }];
  return [{ by: 'colour', marks: colours.map((colour) => itemIdOf({ productId, colour })) }];
}

/** A product with its marks. */
export function markableOf<Sold extends ItemProduct>(product: Sold): Markable<Sold['id']> {
  return { id: product.id, groups: groupsOf(product) };
}

/** Product of a mark; undefined if the catalogue does not have what it names. */
export function productOfMark<Sold extends ItemProduct>(
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
export function unavailable(
  marks: readonly string[],
  { find, options }: Pick<Range<ItemProduct>, 'find' | 'options'>,
): string[] {
  const gone = new Set<string>();
  const marked = new Set<ItemProduct>();
  for (const mark of marks) {
    const product = productOfMark(mark, find);
    if (!product) continue;
    gone.add(mark);
    marked.add(product);
  }
  for (const product of marked) {
    const { id: productId, colours, packs } = product;
    if (packs && colours) {
      const left = colours.filter((colour) => !gone.has(colourMark(productId, colour))).length;
      for (const pack of Object.keys(packs)) {
        if ((options.packs[pack]?.pieces ?? 0) > left) gone.add(itemIdOf({ productId, pack }));
      }
    }
    const isGone = ({ marks: all }: MarkGroup) => all.every((mark) => gone.has(mark));
    const groups = groupsOf(product);
    // Of a pack both are needed: a pack and a colour.
    if (packs ? groups.some(isGone) : groups.every(isGone)) gone.add(productId);
  }
  return [...gone].toSorted();
}
