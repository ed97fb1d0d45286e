import type { ColourId } from '#catalogue/colours.ts';
import { PACK_NAMES } from '#catalogue/packs.ts';
import { SIZE_WORD } from '#catalogue/sizes.ts';
import type { Lang } from '#catalogue/types.ts';
import { chosenColours, colourNames } from './colour-names.ts';
import type { ItemVariant } from './line-ids.ts';
import type { FindProduct, ItemProduct } from './range.ts';
import { parseItemId } from './read-item-id.ts';
import type { VariantChoice } from './variant-choice.ts';

/**
 * A variant for people: "Duo: Rosa, Lila", "Einzelpack: Navy", "Größe 42", "Rosa", and nothing for
 * an accessory. `colours` are those of a bag, in the order chosen.
 */
export function variantText(
  variant: ItemVariant,
  colours: readonly ColourId[],
  lang: Lang,
): string {
  switch (variant.kind) {
    case 'bag': {
      const pack = PACK_NAMES[variant.pack][lang];
      return colours.length === 0 ? pack : `${pack}: ${colourNames(colours, lang)}`;
    }
    case 'cap':
      return colourNames([variant.colour], lang);
    case 'jersey':
    case 'sneaker':
      return `${SIZE_WORD[lang]} ${variant.size}`;
    case 'accessory':
      return '';
  }
}

/** The same for a cart item or an order line; empty for an id the catalogue does not know. */
export function itemVariantText(
  item: VariantChoice,
  lang: Lang,
  find: FindProduct<ItemProduct>,
): string {
  const variant = parseItemId(item.id, find);
  if (!variant) return '';
  return variantText(variant, chosenColours(item) ?? [], lang);
}
