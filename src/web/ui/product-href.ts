import type { ProductRef } from '../../catalogue/types.ts';
import { BAG_SCREENS, href, type Lang } from '../../routes.ts';

/** Where a product is shown. */
export function productHref(product: ProductRef, lang: Lang): string {
  switch (product.kind) {
    case 'sneaker':
      return href('sneaker', lang, product.id);
    case 'jersey':
      return href('trikot', lang, product.id);
    case 'accessory':
      return href('accessoire', lang, product.id);
    case 'cap':
      return href('caps', lang);
    case 'bag':
      return href(BAG_SCREENS[product.id], lang);
  }
}
