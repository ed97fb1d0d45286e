import type { Product } from '../catalogue/catalogue.ts';
import type { ColourId } from '../catalogue/colours.ts';
import { LINE_VIEW, pictureBase } from '../catalogue/pictures.ts';
import type { ItemVariant } from './line-ids.ts';

/**
 * The picture of a line, without width and ending. A bag shows the colour chosen first
 * (docs/specification.md#4-states), so one is needed; without it the caller gets `undefined`.
 */
export function itemPicture(
  variant: ItemVariant,
  colours: readonly ColourId[],
): string | undefined {
  const view = LINE_VIEW[variant.kind];
  if (variant.kind === 'bag') {
    const [first] = colours;
    return first && pictureBase(variant.productId, view, first);
  }
  return pictureBase(variant.productId, view, variant.kind === 'cap' ? variant.colour : undefined);
}

/** The product's picture in lines and lists, in that colour where it has several. */
export function pictureOf(
  { kind, pictures }: Pick<Product, 'kind' | 'pictures'>,
  colour: ColourId | undefined,
): string | undefined {
  const view = LINE_VIEW[kind];
  return pictures.find((one) => one.view === view && one.colour === colour)?.base;
}
