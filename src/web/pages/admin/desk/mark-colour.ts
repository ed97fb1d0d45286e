import type { ColourId } from '#catalogue/colours.ts';
import { colourIdOf } from '#rules/colour-names.ts';
import { parseItemId } from '#rules/read-item-id.ts';
import type { ReadCards } from '#web/cards/read-cards.ts';

/** Colour that a mark is about; undefined for sizes, packs and whole items. */
export function colourOfMark(mark: string, find: ReadCards['find']): ColourId | undefined {
  const variant = parseItemId(mark, find);
  return variant?.colour ?? colourIdOf(mark.split(':')[1] ?? '');
}
