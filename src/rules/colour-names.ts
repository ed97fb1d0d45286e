import type { Localized } from '#catalogue/types.ts';
import type { Lang } from '#routes.ts';
import type { VariantChoice } from './variant-choice.ts';

/** Names of colours by id, for people. */
export type ColourNames = Readonly<Record<string, Localized<string>>>;

/** The colour with that id, German or English name (any case), or `undefined`. */
export function colourIdOf(name: string, known: ColourNames): string | undefined {
  const wanted = name.trim().toLowerCase();
  if (Object.hasOwn(known, wanted)) return wanted;
  const named = ({ de, en }: Localized<string>) => [de.toLowerCase(), en.toLowerCase()];
  return Object.entries(known).find(([, names]) => named(names).includes(wanted))?.[0];
}

/**
 * The colours of a cart item's `selectedColor`, in the order chosen; `undefined` when one of the
 * names is unknown. Nothing chosen gives an empty list.
 */
export function parseColours(
  selectedColor: string | undefined,
  known: ColourNames,
): string[] | undefined {
  const names = (selectedColor ?? '').split(',').filter((name) => name.trim() !== '');
  const ids = names.map((name) => colourIdOf(name, known));
  return ids.every((id) => id !== undefined) ? ids : undefined;
}

/**
 * The colours chosen for a cart item, in the order chosen: by their ids where it has them, because a
 * name may have changed since, else by their names. `undefined` when one is unknown.
 */
export function chosenColours(
  item: Omit<VariantChoice, 'id'>,
  known: ColourNames,
): string[] | undefined {
  return parseColours(item.colourIds ?? item.selectedColor, known);
}

/** Colours for people: "Rosa, Lila". */
export function colourNames(colours: readonly string[], lang: Lang, known: ColourNames): string {
  return colours.map((id) => known[id]?.[lang] ?? id).join(', ');
}
