/** Lists the pictures that the catalogue needs; the check compares them with the files in public/. */
import type { Product } from '#catalogue/catalogue.ts';
import {
  FALLBACK_WIDTH_PX,
  FINE_WIDTH_PX,
  isFine,
  mailPicture,
  sharedPicture,
  widthsOf,
} from '#catalogue/pictures.ts';
import { SCENE_PICTURES } from '#catalogue/scenes.ts';
import { pictureOf } from '#rules/item-picture.ts';
import { makeCard } from '#rules/make-cards.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import type { PRODUCT_QUALITY } from '#server/media/picture-sizes.ts';

/** Every product; each has a page and so a picture for shared links. */
export const sharedProducts: readonly Product[] = seedCatalogue.products;

/** Returns every product picture without width and extension, for instance `/images/pouch/rosa-quarter`. */
export function expectedBases(): string[] {
  return sharedProducts.flatMap(({ pictures }) => pictures.map(({ base }) => base));
}

/** Returns the pictures that lines of a mail show; paths without width and extension. */
export function lineBases(): string[] {
  return sharedProducts.flatMap((product) => {
    const shown = product.colours ?? [undefined];
    return shown.flatMap((colour) => pictureOf(product, colour) ?? []);
  });
}

/** Returns a product's picture for shared links, the same as in lists; path without width and extension. */
export const coverBase = (product: Product): string => makeCard(product, seedCatalogue, 'de').cover;

/** Returns the widths of a product picture's AVIF files. */
export function fileWidthsOf(base: string): readonly (keyof typeof PRODUCT_QUALITY)[] {
  return isFine(base) ? [...widthsOf(base), FINE_WIDTH_PX] : widthsOf(base);
}

/** Returns every picture file that pages or mails may need, for instance `/images/pouch/rosa-quarter-480.avif`. */
export function expectedFiles(): string[] {
  const products = expectedBases().flatMap((base) => [
    ...fileWidthsOf(base).map((width) => `${base}-${width}.avif`),
    `${base}-${FALLBACK_WIDTH_PX}.webp`,
  ]);
  const scenes = Object.entries(SCENE_PICTURES).flatMap(([name, scene]) => [
    ...scene.widths.map((width) => `/images/${name}-${width}.avif`),
    `/images/${name}-${scene.fallbackWidth}.webp`,
  ]);
  return [
    ...products,
    ...lineBases().map(mailPicture),
    ...scenes,
    sharedPicture(),
    ...sharedProducts.map(({ id }) => sharedPicture(id)),
  ];
}
