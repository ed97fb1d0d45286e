import type { ColourId } from '../catalogue/colours.ts';
import type {
  AccessoryId,
  BagId,
  CapColourId,
  CapId,
  JerseyId,
  PackKey,
  SneakerId,
} from '../catalogue/ids.ts';
import type { JerseySize, SneakerSize } from '../catalogue/sizes.ts';
import { colourIdOf } from './colour-names.ts';

/** What an item id says: the product and the part of its variant that the id carries. */
export type ItemVariant =
  | { readonly kind: 'bag'; readonly productId: BagId; readonly pack: PackKey }
  | { readonly kind: 'cap'; readonly productId: CapId; readonly colour: CapColourId }
  | { readonly kind: 'jersey'; readonly productId: JerseyId; readonly size: JerseySize }
  | { readonly kind: 'sneaker'; readonly productId: SneakerId; readonly size: SneakerSize }
  | { readonly kind: 'accessory'; readonly productId: AccessoryId };

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
