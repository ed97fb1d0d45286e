import type { Offer } from './offer.ts';

/** The names under which a product's chosen variant stands in its address. */
export const PACK_PARAM = 'pack';
export const BAG_COLOURS_PARAM = 'farben';
export const CAP_COLOUR_PARAM = 'farbe';

export const SIZE_PARAM = 'groesse';

/** Parts of a choice that are in the address: name of the control and of the parameter. */
export const CHOICE_PARAMS: Readonly<
  Record<Offer['kind'], readonly (readonly [name: string, param: string])[]>
> = {
  bag: [],
  cap: [['colour', CAP_COLOUR_PARAM]],
  jersey: [['size', SIZE_PARAM]],
  sneaker: [['size', SIZE_PARAM]],
  accessory: [],
};
