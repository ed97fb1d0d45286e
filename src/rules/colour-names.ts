import { COLOUR_IDS, COLOURS, type ColourId } from '#catalogue/colours.ts';
import type { Lang } from '#catalogue/types.ts';
import type { VariantChoice } from './variant-choice.ts';

/** The colour with that id, German or English name (any case), or `undefined`. */
export function colourIdOf(name: string): ColourId | undefined {
  const wanted = name.trim().toLowerCase();
  return COLOUR_IDS.find(
    (id) =>
      id === wanted ||
      COLOURS[id].de.toLowerCase() === wanted ||
      COLOURS[id].en.toLowerCase() === wanted,
  );
}

/**
 * The colours of a cart item's `selectedColor`, in the order chosen; `undefined` when one of the
 * names is unknown. Nothing chosen gives an empty list.
 */
export function parseColours(selectedColor: string | undefined): ColourId[] | undefined {
  const names = (selectedColor ?? '').split(',').filter((name) => name.trim() !== '');
  const ids = names.map(colourIdOf);
  return ids.every((id) => id !== undefined) ? ids : undefined;
}

/**
 * The colours chosen for a cart item, in the order chosen: by their ids where it has them, because a
 * name may have changed since, else by their names. `undefined` when one is unknown.
 */
export function chosenColours(item: Omit<VariantChoice, 'id'>): ColourId[] | undefined {
  return parseColours(item.colourIds ?? item.selectedColor);
}

/**
 * Colours as a cart item stores them (joined by comma; docs/specification.md#3-data). Always the German
 * names, so that switching the language changes no stored line.
 */
export function storedColours(colours: readonly ColourId[]): string {
  return colourNames(colours, 'de');
}

/** Colours for people: "Rosa, Lila". */
export function colourNames(colours: readonly ColourId[], lang: Lang): string {
  return colours.map((id) => COLOURS[id][lang]).join(', ');
}

/**
 * The lines with the ids of their colours, which carts of before 0.2 lack: the names may change while
 * the lines are being paid. Returns the same array when nothing was missing.
 */
export function withColourIds<Item extends Omit<VariantChoice, 'id'>>(
  items: readonly Item[],
): readonly Item[] {
  const lines = items.map((item) => {
    const colours = item.colourIds === undefined ? parseColours(item.selectedColor) : undefined;
    return colours?.length ? { ...item, colourIds: colours.join(',') } : item;
  });
  return lines.every((line, index) => line === items[index]) ? items : lines;
}
