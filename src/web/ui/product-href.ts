import type { ColourId } from '../../catalogue/colours.ts';
import { BAG_PATHS } from '../../catalogue/ids.ts';
import type { SeedProductRef } from '../../catalogue/types.ts';
import { href, type Lang, localized } from '../../routes.ts';
import { BAG_COLOURS_PARAM, CAP_COLOUR_PARAM } from '../../rules/variant-params.ts';

/** Address of the page of a product of the seed, with its colour if it comes in several. */
export function productHref(product: SeedProductRef, lang: Lang, colour?: ColourId): string {
  const chosen = (param: string) => (colour ? `?${param}=${colour}` : '');
  switch (product.kind) {
    case 'sneaker':
      return href('sneaker', lang, product.id);
    case 'jersey':
      return href('trikot', lang, product.id);
    case 'accessory':
      return href('accessoire', lang, product.id);
    case 'cap':
      return href('caps', lang) + chosen(CAP_COLOUR_PARAM);
    case 'bag':
      return localized(BAG_PATHS[product.id], lang) + chosen(BAG_COLOURS_PARAM);
  }
}
