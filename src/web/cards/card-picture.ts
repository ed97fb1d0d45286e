import type { ColourId } from '#catalogue/colours.ts';
import type { Card, CartProduct } from '#rules/card.ts';
import { COLOUR_PARAM, PACK_COLOURS_PARAM } from '#rules/variant-params.ts';

/** Picture of a product, in a colour if it comes in that one; a path without width and ending. */
export function cardPicture(card: Card | CartProduct, colour?: ColourId): string {
  const covers = 'covers' in card ? card.covers : {};
  return (colour && covers[colour]) ?? card.cover;
}

/** Path of a product's page, in a colour if it comes in several. */
export function cardHref({ kind, href }: Card, colour?: ColourId): string {
  const param = {
    bag: PACK_COLOURS_PARAM,
    cap: COLOUR_PARAM,
    sneaker: '',
    jersey: '',
    accessory: '',
  }[kind];
  return colour && param ? `${href}?${param}=${colour}` : href;
}
