import type { CartProduct } from '#rules/card.ts';
import { COLOUR_PARAM, PACK_COLOURS_PARAM } from '#rules/variant-params.ts';

/** Picture of a product, in a colour if it comes in that one; a path without width and ending. */
export function cardPicture({ cover, covers }: CartProduct, colour?: string): string {
  return (colour && covers?.[colour]) ?? cover;
}

/** Path of a product's page, in a colour if it comes in several. */
export function cardHref({ href, colours, packs }: CartProduct, colour?: string): string {
  const param = packs ? PACK_COLOURS_PARAM : COLOUR_PARAM;
  return colour && colours ? `${href}?${param}=${colour}` : href;
}
