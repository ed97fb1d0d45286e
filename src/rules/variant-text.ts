import type { ColourId } from '#catalogue/colours.ts';
import { PACK_NAMES } from '#catalogue/packs.ts';
import { SIZE_WORD } from '#catalogue/sizes.ts';
import type { Lang } from '#catalogue/types.ts';
import { colourNames } from './colour-names.ts';
import type { ItemVariant } from './line-ids.ts';

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
