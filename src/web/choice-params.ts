import type { Offer } from '../rules/offer.ts';
import { CAP_COLOUR_PARAM } from '../rules/variant-params.ts';

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
