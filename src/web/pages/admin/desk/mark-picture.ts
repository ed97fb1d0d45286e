import type { ColourId } from '../../../../catalogue/colours.ts';
import { findRef } from '../../../../catalogue/seed/cart-range.ts';
import { findOffer } from '../../../../catalogue/seed/offers.ts';
import { colourIdOf } from '../../../../rules/colour-names.ts';
import { parseItemId } from '../../../../rules/read-item-id.ts';
import { coverPicture } from '../../../ui/product-cover.ts';

/** Picture of a product, in a colour if it is asked for one; a path without width and ending. */
export function productCover(id: string, colour?: ColourId): string | undefined {
  const product = findOffer(id);
  return product && coverPicture(product, colour).base;
}

/** Colour that a mark is about; undefined for sizes, packs and whole items. */
export function colourOfMark(mark: string): ColourId | undefined {
  const variant = parseItemId(mark, findRef);
  return variant?.kind === 'cap' ? variant.colour : colourIdOf(mark.split(':')[1] ?? '');
}
