import { type ColourNames, colourIdOf } from './colour-names.ts';

/** The colour of a card holder given as a present when the shopper has chosen none. */
export function defaultGiftColour(offered: readonly string[]): string {
  const [first] = offered;
  if (first === undefined) throw new Error('the card holder has no colour');
  return first;
}

/** The chosen colour of the given card holder; `undefined` when it does not come in that one. */
export function giftColourOf(
  giftColor: string | undefined,
  offered: readonly string[],
  known: ColourNames,
): string | undefined {
  if (giftColor === undefined || giftColor.trim() === '') return defaultGiftColour(offered);
  const colour = colourIdOf(giftColor, known);
  return colour !== undefined && offered.includes(colour) ? colour : undefined;
}
