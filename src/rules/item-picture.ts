import type { Product } from '#catalogue/catalogue.ts';
import type { ItemVariant } from './line-ids.ts';

/** Pictures by colour, as paths without width and ending. */
export type Covers = Readonly<Record<string, string>>;

/** Pictures of a product in lines: one for each colour, or one. */
export interface Pictured {
  readonly cover?: string;
  readonly covers?: Covers;
}

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

/** The pictures of a line: of a pack one for each colour. */
export function itemPictures(
  product: Pictured,
  variant: ItemVariant,
  colours: readonly string[],
): string[] {
  const shown = variant.pack && product.covers ? colours.map((colour) => [colour]) : [colours];
  return shown.flatMap((each) => itemPicture(product, variant, each) ?? []);
}

/** The product's pictures in lines and lists, by colour; empty for what comes in one. */
export function coversOf({ pictures }: Pick<Product, 'pictures'>): Covers {
  const covers: Record<string, string> = {};
  for (const { colour, base } of pictures) if (colour) covers[colour] ??= base;
  return covers;
}

/** The product's picture in lines and lists, in that colour where it has several: the first of its gallery. */
export function pictureOf(
  { pictures, colours }: Pick<Product, 'pictures' | 'colours'>,
  colour?: string,
): string | undefined {
  if (colours && !colour) return undefined;
  return pictures.find((one) => one.colour === colour)?.base;
}
