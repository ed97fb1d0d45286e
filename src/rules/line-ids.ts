import type { ItemProduct } from './range.ts';
import type { VariantChoice } from './variant-choice.ts';

/**
 * Parsed item id: the product and the options that the id carries. A pack's colours are no part of it, because it
 * has several.
 */
export interface ItemVariant {
  readonly productId: string;
  readonly pack?: string;
  readonly colour?: string;
  readonly size?: string;
}

/** A variant of which parts may be open. */
type ChosenVariant = { readonly [Part in keyof ItemVariant]: ItemVariant[Part] | undefined };

/** The item id of a variant: `pouch-duo`, `special-nacht-M`, `siegelring` … */
export function itemIdOf({ productId, pack, colour, size }: ChosenVariant): string {
  return [productId, pack, colour, size].filter((part) => part !== undefined).join('-');
}

/** Every variant that a product comes in. */
export function variantsOf({ id: productId, sizes, colours, packs }: ItemProduct): ItemVariant[] {
  if (packs) return Object.keys(packs).map((pack) => ({ productId, pack }));
  return (colours ?? [undefined]).flatMap((colour) =>
    (sizes ?? [undefined]).map((size) => ({
      productId,
      ...(colour && { colour }),
      ...(size && { size }),
    })),
  );
}

/** A packed product in one colour, whatever pack it comes in: `pouch:rosa`. Only marks of the owner are so. */
export function colourMark(product: string, colour: string): string {
  return `${product}:${colour}`;
}

/**
 * Identifies the goods of a line: the id, plus the chosen colours of a pack, without which two duos would be one
 * line. No display text is part of it, so that it outlives a renamed colour and a change of language
 * (docs/decisions/0036-one-cart-one-attempt.md). The order of colours does not count, because a Duo in
 * Rosa and Lila packs the same two bags as one in Lila and Rosa.
 */
export function goodsKey(item: VariantChoice): string {
  const colours = (item.colourIds ?? item.selectedColor ?? '')
    .split(',')
    .map((colour) => colour.trim())
    .filter((name) => name !== '')
    .sort();
  return `${item.id}|${colours.join(',')}`;
}

/**
 * Two cart items with the same key are the same line: equal goods, and equal colours of the present given with
 * them.
 */
export function lineKey(item: VariantChoice): string {
  return `${goodsKey(item)}|${(item.giftColor ?? '').trim()}`;
}
