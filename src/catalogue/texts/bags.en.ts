import type { SeedBagId } from '../ids.ts';
import { KARTENETUI_TEXTS_EN } from './bags/kartenetui.en.ts';
import { POUCH_TEXTS_EN } from './bags/pouch.en.ts';
import { SHOULDER_BAG_TEXTS_EN } from './bags/shoulder-bag.en.ts';
import { TOILETRY_BAG_TEXTS_EN } from './bags/toiletry-bag.en.ts';
import { TRAVEL_BAG_TEXTS_EN } from './bags/travel-bag.en.ts';
import type { ProductTexts } from './types.ts';

/** All five; a bag's own page imports its own file instead. */
export const BAG_TEXTS_EN: Readonly<Record<SeedBagId, ProductTexts>> = {
  'shoulder-bag': SHOULDER_BAG_TEXTS_EN,
  'travel-bag': TRAVEL_BAG_TEXTS_EN,
  pouch: POUCH_TEXTS_EN,
  'toiletry-bag': TOILETRY_BAG_TEXTS_EN,
  kartenetui: KARTENETUI_TEXTS_EN,
};
