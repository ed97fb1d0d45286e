import type { Offer } from './offer.ts';

/** The names under which a product's chosen variant stands in its address. */
export const PACK_PARAM = 'pack';
/** Colours of a pack. */
export const PACK_COLOURS_PARAM = 'farben';
export const COLOUR_PARAM = 'farbe';
export const SIZE_PARAM = 'groesse';

/** Parts of a choice that are in the address, but for packs: name of the control and of the parameter. */
export function choiceParams(offer: Offer): readonly (readonly [name: string, param: string])[] {
  if (offer.packs) return [];
  return [
    ...(offer.colours ? ([['colour', COLOUR_PARAM]] as const) : []),
    ...(offer.sizes ? ([['size', SIZE_PARAM]] as const) : []),
  ];
}
