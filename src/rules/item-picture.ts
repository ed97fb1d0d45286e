import type { Product } from '#catalogue/catalogue.ts';
import { LINE_VIEW } from '#catalogue/pictures.ts';
import type { ItemVariant } from './line-ids.ts';

/** Pictures by colour, as paths without width and ending. */
export type Covers = Readonly<Record<string, string>>;

/** Pictures of a product in lines: one, or one for each colour. */
export type Pictured =
  | { readonly cover: string; readonly covers?: undefined }
  | { readonly cover?: string; readonly covers: Covers };

/**
 * The picture of a line, without width and ending. A pack shows the colour chosen first
 * (docs/specification.md#4-states), so one is needed; without it the caller gets `undefined`.
 */
export function itemPicture(
  product: Pictured,
  variant: ItemVariant,
  colours: readonly string[],
): string | undefined {
  if (product.covers === undefined) return product.cover;
  const colour = variant.colour ?? colours[0];
  return colour && product.covers[colour];
}

/** The product's pictures in lines and lists, by colour; empty for what comes in one. */
export function coversOf({ kind, pictures }: Pick<Product, 'kind' | 'pictures'>): Covers {
  return Object.fromEntries(
    pictures.flatMap(({ view, colour, base }) =>
      view === LINE_VIEW[kind] && colour ? [[colour, base]] : [],
    ),
  );
}

/** The product's picture in lines and lists, in that colour where it has several. */
export function pictureOf(
  { kind, pictures }: Pick<Product, 'kind' | 'pictures'>,
  colour?: string,
): string | undefined {
  const view = LINE_VIEW[kind];
  return pictures.find((one) => one.view === view && one.colour === colour)?.base;
}
