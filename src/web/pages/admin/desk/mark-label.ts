import { COLOURS } from '../../../../catalogue/colours.ts';
import { productName } from '../../../../catalogue/names.ts';
import { PACK_NAMES } from '../../../../catalogue/packs.ts';
import { findRef } from '../../../../catalogue/seed/cart-range.ts';
import { findOffer } from '../../../../catalogue/seed/offers.ts';
import type { Lang } from '../../../../routes.ts';
import { colourIdOf } from '../../../../rules/colour-names.ts';
import { parseItemId } from '../../../../rules/read-item-id.ts';
import { productOfMark } from '../../../../rules/sold-out.ts';

/** Label of a mark beside its product: `42`, `Rosa`, `Duo`; the product's name if there is nothing else. */
export function markLabel(mark: string, lang: Lang): string {
  const colour = colourIdOf(mark.split(':')[1] ?? '');
  if (colour) return COLOURS[colour][lang];
  const variant = parseItemId(mark, findRef);
  switch (variant?.kind) {
    case 'bag':
      return PACK_NAMES[variant.pack][lang];
    case 'cap':
      return COLOURS[variant.colour][lang];
    case 'jersey':
    case 'sneaker':
      return variant.size;
    case 'accessory':
      return productName(variant.productId, lang);
    case undefined:
      return mark;
  }
}

/** The same with its product in front: "Kiez Low Mono, 42". */
export function fullMarkLabel(mark: string, lang: Lang): string {
  const product = productOfMark(mark, findOffer);
  if (!product) return mark;
  const name = productName(product.id, lang);
  const label = markLabel(mark, lang);
  return label === name ? name : `${name}, ${label}`;
}
