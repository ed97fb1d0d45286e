import type { ColourId } from '#catalogue/colours.ts';
import type { PackKey } from '#catalogue/ids.ts';
import type { AccessoryId, BagId, CapId, JerseyId, SneakerId } from '#catalogue/product-ids.ts';
import type { JerseySize, SneakerSize } from '#catalogue/sizes.ts';
import { colourIdOf } from './colour-names.ts';
import type { VariantChoice } from './variant-choice.ts';

/** Parsed item id: the product and the part of its variant that the id carries. */
export type ItemVariant =
  | { readonly kind: 'bag'; readonly productId: BagId; readonly pack: PackKey }
  | { readonly kind: 'cap'; readonly productId: CapId; readonly colour: ColourId }
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

/**
 * Identifies the goods of a line: the id, which carries size and the cap's colour, plus a bag's chosen
 * colours, without which two duos would be one line. No display text is part of it, so that it outlives a renamed colour and a change of language
 * (docs/decisions/0036-one-cart-one-attempt.md). The order of colours does not count, because a Duo in
 * Rosa and Lila packs the same two bags as one in Lila and Rosa.
 */
export function goodsKey(item: VariantChoice): string {
  const colours = (item.colourIds ?? item.selectedColor ?? '')
    .split(',')
    .map(plainColour)
    .filter((name) => name !== '')
    .sort();
  return `${item.id}|${colours.join(',')}`;
}

/**
 * Two cart items with the same key are the same line: equal goods, and equal colours of the card holder
 * given with them.
 */
export function lineKey(item: VariantChoice): string {
  return `${goodsKey(item)}|${plainColour(item.giftColor ?? '')}`;
}

function plainColour(name: string): string {
  return colourIdOf(name) ?? name.trim();
}
