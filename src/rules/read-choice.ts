import { chosenColours, colourIdOf } from './colour-names.ts';
import { giftColourOf } from './gift-colour.ts';
import type { ItemVariant } from './line-ids.ts';
import type { ItemProduct, Options, Range } from './range.ts';
import type { VariantChoice } from './variant-choice.ts';

/** Reasons that refuse a choice. */
export type ChoiceCode = 'unknown_item' | 'unknown_size' | 'unknown_colour' | 'colour_count';

type ReadChoiceResult =
  | { readonly ok: true; readonly colours: readonly string[]; readonly giftColour?: string }
  | { readonly ok: false; readonly code: ChoiceCode };

/** Reads what was chosen beside the id, and refuses what contradicts the id. */
export function readChoice(
  item: VariantChoice,
  product: ItemProduct,
  variant: ItemVariant,
  { given, options }: Pick<Range, 'given' | 'options'>,
): ReadChoiceResult {
  const { size, pack, colour: only } = variant;
  if (item.selectedSize && item.selectedSize !== size) return refused('unknown_size');
  if (item.packType && item.packType !== pack) return refused('unknown_item');

  const colours = chosenColours(item, options.colours);
  if (!colours) return refused('unknown_colour');
  if (pack) return readPackChoice(item, product, pack, colours, given, options);

  if (colours.some((colour) => colour !== only)) return refused('unknown_colour');
  // The stored name may no longer exist; the id has the colour.
  const named = item.color ? colourIdOf(item.color, options.colours) : undefined;
  if (item.color && (!only || (named && named !== only))) return refused('unknown_colour');
  return { ok: true, colours: only ? [only] : [] };
}

function readPackChoice(
  item: VariantChoice,
  { colours: offered = [], packs }: ItemProduct,
  pack: string,
  colours: readonly string[],
  given: Range['given'],
  options: Options,
): ReadChoiceResult {
  if (colours.some((colour) => !offered.includes(colour))) return refused('unknown_colour');
  // Two of one colour can't be chosen on the page: a colour is either chosen or not.
  const distinct = [...new Set(colours)];
  const wanted = offered.length === 0 ? 0 : options.packs[pack]?.pieces;
  if (distinct.length !== colours.length || distinct.length !== wanted) {
    return refused('colour_count');
  }
  if (!given || !packs?.[pack]?.gifts.includes(given.gift)) {
    return item.giftColor ? refused('unknown_colour') : { ok: true, colours };
  }
  const giftColour = giftColourOf(item.giftColor, given.colours, options.colours);
  return giftColour ? { ok: true, colours, giftColour } : refused('unknown_colour');
}

function refused(code: ChoiceCode): { readonly ok: false; readonly code: ChoiceCode } {
  return { ok: false, code };
}
