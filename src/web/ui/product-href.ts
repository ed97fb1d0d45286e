import type { ColourId } from '../../catalogue/colours.ts';
import type { ProductRef, SeedProductRef } from '../../catalogue/types.ts';
import { BAG_SCREENS, href, type Lang } from '../../routes.ts';
import { BAG_COLOURS_PARAM, CAP_COLOUR_PARAM } from '../../rules/variant-params.ts';

type OfKind<Ref, Kind> = Extract<Ref, { readonly kind: Kind }>;

/** A product with a page. Each bag of the seed has a page of its own, so a bag of another catalogue has none. */
export type LinkedProduct =
  | Exclude<ProductRef, OfKind<ProductRef, 'bag'>>
  | OfKind<SeedProductRef, 'bag'>;

/** Address of a product's page, with its colour if it comes in several. */
export function productHref(product: LinkedProduct, lang: Lang, colour?: ColourId): string {
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
      return href(BAG_SCREENS[product.id], lang) + chosen(BAG_COLOURS_PARAM);
  }
}
