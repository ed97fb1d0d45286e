import { COLOURS } from '#catalogue/colours.ts';
import { PACK_NAMES } from '#catalogue/packs.ts';
import type { Lang } from '#routes.ts';
import { colourIdOf } from '#rules/colour-names.ts';
import { readItemId } from '#rules/read-item-id.ts';
import { productOfMark } from '#rules/sold-out.ts';
import type { ReadCards } from '#web/cards/read-cards.ts';

type Find = ReadCards['find'];

/** Label of a mark beside its product: `42`, `Rosa`, `Duo`; the product's name if there is nothing else. */
export function markLabel(mark: string, lang: Lang, find: Find): string {
  const colour = colourIdOf(mark.split(':')[1] ?? '');
  if (colour) return COLOURS[colour][lang];
  const reading = readItemId(mark, find);
  if (!reading.ok) return mark;
  const { variant, product } = reading;
  const { pack, colour: own, size } = variant;
  if (pack) return PACK_NAMES[pack][lang];
  return [own && COLOURS[own][lang], size].filter(Boolean).join(', ') || product.name;
}

/** The same with its product in front: "Kiez Low Mono, 42". */
export function fullMarkLabel(mark: string, lang: Lang, find: Find): string {
  const product = productOfMark(mark, find);
  if (!product) return mark;
  const label = markLabel(mark, lang, find);
  return label === product.name ? label : `${product.name}, ${label}`;
}
