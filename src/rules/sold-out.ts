import { BAGS } from '../catalogue/bags.ts';
import type { ColourId } from '../catalogue/colours.ts';
import {
  ACCESSORY_IDS,
  BAG_IDS,
  CAP_COLOUR_IDS,
  CAP_ID,
  PACK_KEYS,
  type SeedBagId,
  type SeedJerseyId,
  type SeedProductId,
  type SeedSneakerId,
  SNEAKER_IDS,
} from '../catalogue/ids.ts';
import { JERSEYS } from '../catalogue/jerseys.ts';
import { JERSEY_SIZES_OF, SNEAKER_SIZES } from '../catalogue/sizes.ts';
import { colourMark, itemIdOf } from './line-ids.ts';
import { colourLimit } from './packs.ts';

/**
 * Variants of a product that the owner can mark, by their options: each of a sneaker's sizes, each
 * colour of the cap, colours and packs of a bag, an accessory itself.
 */
export interface Markable {
  readonly id: SeedProductId;
  readonly groups: readonly MarkGroup[];
}
export interface MarkGroup {
  readonly by: 'size' | 'colour' | 'pack' | 'item';
  readonly marks: readonly string[];
}

function bag(id: SeedBagId): Markable {
  const colours = BAGS[id].colours.map((colour: ColourId) => colourMark(id, colour));
  const packs = PACK_KEYS.map((pack) => itemIdOf({ kind: 'bag', productId: id, pack }));
  return {
    id,
    groups: [
      { by: 'colour', marks: colours },
      { by: 'pack', marks: packs },
    ],
  };
}

function sneaker(id: SeedSneakerId): Markable {
  const marks = SNEAKER_SIZES.map((size) => itemIdOf({ kind: 'sneaker', productId: id, size }));
  return { id, groups: [{ by: 'size', marks }] };
}

function jersey({ id, category }: Pick<(typeof JERSEYS)[number], 'id' | 'category'>): Markable {
  const marks = JERSEY_SIZES_OF[category].map((size) =>
    itemIdOf({ kind: 'jersey', productId: id satisfies SeedJerseyId, size }),
  );
  return { id, groups: [{ by: 'size', marks }] };
}

function cap(): Markable {
  const marks = CAP_COLOUR_IDS.map((colour) =>
    itemIdOf({ kind: 'cap', productId: CAP_ID, colour }),
  );
  return { id: CAP_ID, groups: [{ by: 'colour', marks }] };
}

/** Every product with its marks, in the order of the range. */
export const MARKABLE: readonly Markable[] = [
  ...BAG_IDS.map(bag),
  cap(),
  ...SNEAKER_IDS.map(sneaker),
  ...JERSEYS.map(jersey),
  ...ACCESSORY_IDS.map((id): Markable => ({ id, groups: [{ by: 'item', marks: [id] }] })),
];

const KNOWN: ReadonlySet<string> = new Set(
  MARKABLE.flatMap(({ groups }) => groups.flatMap(({ marks }) => marks)),
);

/** True if the catalogue has what a mark names. */
export function isMark(text: string): boolean {
  return KNOWN.has(text);
}

/**
 * Everything that can't be bought under these marks, sorted: the marks themselves, packs that want
 * more colours than are left, and the ids of products of which nothing is left.
 */
export function unavailable(marks: readonly string[]): string[] {
  const gone = new Set(marks.filter(isMark));
  for (const id of BAG_IDS) {
    const left = BAGS[id].colours.filter((colour) => !gone.has(colourMark(id, colour))).length;
    for (const pack of PACK_KEYS) {
      if (colourLimit(pack) > left) gone.add(itemIdOf({ kind: 'bag', productId: id, pack }));
    }
  }
  for (const { id, groups } of MARKABLE) {
    if (groups.some((group) => group.marks.every((mark) => gone.has(mark)))) gone.add(id);
  }
  return [...gone].toSorted();
}
