import type { ColourId } from '../catalogue/colours.ts';
import {
  ACCESSORY_IDS,
  type AccessoryId,
  BAG_IDS,
  type BagId,
  CAP_COLOUR_IDS,
  CAP_ID,
  type CapColourId,
  type CapId,
  JERSEY_IDS,
  type JerseyId,
  PACK_KEYS,
  type PackKey,
  SNEAKER_IDS,
  type SneakerId,
} from '../catalogue/ids.ts';
import {
  JERSEY_SIZES,
  type JerseySize,
  SNEAKER_SIZES,
  type SneakerSize,
} from '../catalogue/sizes.ts';
import { colourIdOf } from './colour-names.ts';

/** What an item id says: the product and the part of its variant that the id carries. */
export type ItemVariant =
  | { readonly kind: 'bag'; readonly productId: BagId; readonly pack: PackKey }
  | { readonly kind: 'cap'; readonly productId: CapId; readonly colour: CapColourId }
  | { readonly kind: 'jersey'; readonly productId: JerseyId; readonly size: JerseySize }
  | { readonly kind: 'sneaker'; readonly productId: SneakerId; readonly size: SneakerSize }
  | { readonly kind: 'accessory'; readonly productId: AccessoryId };

export type ItemIdReading =
  | { readonly ok: true; readonly variant: ItemVariant }
  | { readonly ok: false; readonly code: 'unknown_item' | 'unknown_size' | 'unknown_colour' };

/** The item id of a variant: `pouch-duo`, `special-nacht-M`, `siegelring` … */
export function itemIdOf(variant: ItemVariant): string {
  switch (variant.kind) {
    case 'bag':
      return `${variant.productId}-${variant.pack}`;
    case 'cap':
      return `${variant.productId}-${variant.colour}`;
    case 'jersey':
    case 'sneaker':
      return `${variant.productId}-${variant.size}`;
    case 'accessory':
      return variant.productId;
  }
}

/** A bag in one colour, whatever pack it comes in: `pouch:rosa`. Only marks of the owner are so. */
export function colourMark(bag: BagId, colour: ColourId): string {
  return `${bag}:${colour}`;
}

function member<T extends string>(list: readonly T[], text: string): T | undefined {
  return list.find((entry) => entry === text);
}

/**
 * Reads an item id, saying what is wrong with one that names a product but not a variant of it.
 * Whether a jersey is cut in that size is the catalogue's to say (`pricing.ts`), not the id's.
 */
export function readItemId(id: string): ItemIdReading {
  const accessory = member(ACCESSORY_IDS, id);
  if (accessory) return { ok: true, variant: { kind: 'accessory', productId: accessory } };
  if (member(SNEAKER_IDS, id) || member(JERSEY_IDS, id)) return { ok: false, code: 'unknown_size' };
  if (id === CAP_ID) return { ok: false, code: 'unknown_colour' };

  const cut = id.lastIndexOf('-');
  const product = id.slice(0, Math.max(cut, 0));
  const tail = id.slice(cut + 1);

  const bag = member(BAG_IDS, product);
  const pack = member(PACK_KEYS, tail);
  if (bag && pack) return { ok: true, variant: { kind: 'bag', productId: bag, pack } };

  const sneaker = member(SNEAKER_IDS, product);
  if (sneaker) {
    const size = member(SNEAKER_SIZES, tail);
    if (!size) return { ok: false, code: 'unknown_size' };
    return { ok: true, variant: { kind: 'sneaker', productId: sneaker, size } };
  }
  const jersey = member(JERSEY_IDS, product);
  if (jersey) {
    const size = member(JERSEY_SIZES, tail);
    if (!size) return { ok: false, code: 'unknown_size' };
    return { ok: true, variant: { kind: 'jersey', productId: jersey, size } };
  }
  if (product === CAP_ID) {
    const colour = member(CAP_COLOUR_IDS, tail);
    if (!colour) return { ok: false, code: 'unknown_colour' };
    return { ok: true, variant: { kind: 'cap', productId: CAP_ID, colour } };
  }
  return { ok: false, code: 'unknown_item' };
}

/** The variant an item id names, or `undefined`; the inverse of `itemIdOf`. */
export function parseItemId(id: string): ItemVariant | undefined {
  const reading = readItemId(id);
  return reading.ok ? reading.variant : undefined;
}

export type LineIdentity = {
  readonly id: string;
  readonly selectedColor?: string | undefined;
  readonly selectedSize?: string | undefined;
  readonly color?: string | undefined;
  readonly giftColor?: string | undefined;
};

/**
 * What makes two cart items the same line: the id plus everything chosen beside it (colours, size,
 * the colour of the card holder given with a pack). The order of colours does not count, because a
 * Duo in Rosa and Lila packs the same two bags as one in Lila and Rosa; neither does the language
 * of their names.
 */
export function lineKey(item: LineIdentity): string {
  const colours = (item.selectedColor ?? '')
    .split(',')
    .map(plainColour)
    .filter((name) => name !== '')
    .sort();
  return [
    item.id,
    colours.join(','),
    item.selectedSize?.trim() ?? '',
    plainColour(item.color ?? ''),
    plainColour(item.giftColor ?? ''),
  ].join('|');
}

function plainColour(name: string): string {
  return colourIdOf(name) ?? name.trim();
}
