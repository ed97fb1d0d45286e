import type { ColourId } from '../catalogue/colours.ts';
import { CARD_HOLDER_COLOURS } from '../catalogue/gifts.ts';
import { colourIdOf } from './colour-names.ts';

/** The colour of a card holder given as a present when the shopper has chosen none. */
export function defaultGiftColour(): ColourId {
  const [first] = CARD_HOLDER_COLOURS;
  if (first === undefined) throw new Error('the card holder has no colour');
  return first;
}

/** The chosen colour of the given card holder; `undefined` when it does not come in that one. */
export function giftColourOf(giftColor: string | undefined): ColourId | undefined {
  if (giftColor === undefined || giftColor.trim() === '') return defaultGiftColour();
  const colour = colourIdOf(giftColor);
  return colour !== undefined && CARD_HOLDER_COLOURS.includes(colour) ? colour : undefined;
}
