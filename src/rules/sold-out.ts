import { colourMark, itemIdOf, variantsOf } from './line-ids.ts';
import type { FindProduct, ItemProduct, Range } from './range.ts';
import { readItemId } from './read-item-id.ts';

/**
 * Parts of a product that the owner can mark: its colours and packs, each variant of colours and sizes, or itself
 * where nothing is to be chosen.
 */
interface Markable {
  readonly id: string;
  readonly groups: readonly MarkGroup[];
}
interface MarkGroup {
  readonly by: 'size' | 'colour' | 'pack' | 'item';
  readonly marks: readonly string[];
}

function groupsOf(product: ItemProduct): readonly MarkGroup[] {
  const { id, sizes, colours, packs } = product;
  const marks = variantsOf(product).map(itemIdOf);
  if (!packs) return [{ by: sizes ? 'size' : colours ? 'colour' : 'item', marks }];
  const ofColours = colours?.map((colour) => colourMark(id, colour));
  return [
    ...(ofColours ? [{ by: 'colour' as const, marks: ofColours }] : []),
    { by: 'pack', marks },
  ];
}

/** A product with its marks. */
export function markableOf(product: ItemProduct): Markable {
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
    const isGone = groupsOf(product).some((group) => group.marks.every((mark) => gone.has(mark)));
    if (isGone) gone.add(productId);
  }
  return [...gone].toSorted();
}
