import type { ColourId } from '#catalogue/colours.ts';
import { PACK_NAMES } from '#catalogue/packs.ts';
import { SIZE_WORD } from '#catalogue/sizes.ts';
import type { Lang } from '#catalogue/types.ts';
import { colourNames } from './colour-names.ts';
import type { ItemVariant } from './line-ids.ts';

/**
 * A variant for people: "Duo: Rosa, Lila", "Einzelpack: Navy", "Größe 42", "Rosa", and nothing where nothing is to
 * be chosen. `colours` are those of a pack, in the order chosen.
 */
export function variantText(
  variant: ItemVariant,
  colours: readonly ColourId[],
  lang: Lang,
): string {
  const { pack, colour, size } = variant;
  if (pack) {
    const name = PACK_NAMES[pack][lang];
    return colours.length === 0 ? name : `${name}: ${colourNames(colours, lang)}`;
  }
  return [colour && colourNames([colour], lang), size && `${SIZE_WORD[lang]} ${size}`]
    .filter(Boolean)
    .join(', ');
}
