import { parseItemId } from '#rules/read-item-id.ts';
import type { ReadCards } from '#web/cards/read-cards.ts';

/** Colour that a mark is about; undefined for sizes, packs and whole items. */
export function colourOfMark(mark: string, find: ReadCards['find']): string | undefined {
  return parseItemId(mark, find)?.colour ?? mark.split(':')[1];
}
