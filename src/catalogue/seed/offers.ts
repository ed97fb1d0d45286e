import { ACCESSORIES } from '../accessories.ts';
import { BAGS } from '../bags.ts';
import { CAP } from '../cap.ts';
import { BAG_IDS } from '../ids.ts';
import { JERSEYS } from '../jerseys.ts';
import { JERSEY_SIZES_OF, SNEAKER_SIZES } from '../sizes.ts';
import { SNEAKERS } from '../sneakers.ts';

/** Products of the seed with options and prices, without texts and pictures. */
export const BAG_OFFERS = BAG_IDS.map((id) => ({ kind: 'bag' as const, ...BAGS[id], id }));
export const CAP_OFFER = { kind: 'cap' as const, ...CAP };
export const SNEAKER_OFFERS = SNEAKERS.map(({ colours: partColours, ...sneaker }) => ({
  kind: 'sneaker' as const,
  ...sneaker,
  partColours,
  sizes: SNEAKER_SIZES,
}));
export const JERSEY_OFFERS = JERSEYS.map((jersey) => ({
  kind: 'jersey' as const,
  ...jersey,
  sizes: JERSEY_SIZES_OF[jersey.category],
}));
export const ACCESSORY_OFFERS = ACCESSORIES.map((accessory) => ({
  kind: 'accessory' as const,
  ...accessory,
}));
