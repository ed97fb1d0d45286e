import type { Lang } from '#routes.ts';
import { colourNames } from './colour-names.ts';
import type { ItemVariant } from './line-ids.ts';
import type { Options } from './range.ts';

/** The word before a size. */
const SIZE_WORD = { de: 'Größe', en: 'Size' };

/**
 * A variant for people: "Duo: Rosa, Lila", "Einzelpack: Navy", "Größe 42", "Rosa", and nothing where nothing is to
 * be chosen. `colours` are those of a pack, in the order chosen.
 */
export function variantText(
  { pack, colour, size }: ItemVariant,
  colours: readonly string[],
  lang: Lang,
  options: Options,
): string {
  if (pack) {
    const name = options.packs[pack]?.name[lang] ?? pack;
    return colours.length === 0 ? name : `${name}: ${colourNames(colours, lang, options.colours)}`;
  }
  return [
    colour && colourNames([colour], lang, options.colours),
    size && `${SIZE_WORD[lang]} ${options.sizes[size]?.[lang] ?? size}`,
  ]
    .filter(Boolean)
    .join(', ');
}
