import type { SeedBagId } from '../ids.ts';
import { KARTENETUI_TEXTS_DE } from './bags/kartenetui.de.ts';
import { POUCH_TEXTS_DE } from './bags/pouch.de.ts';
import { SHOULDER_BAG_TEXTS_DE } from './bags/shoulder-bag.de.ts';
import { TOILETRY_BAG_TEXTS_DE } from './bags/toiletry-bag.de.ts';
import { TRAVEL_BAG_TEXTS_DE } from './bags/travel-bag.de.ts';
import type { ProductTexts } from './types.ts';

/** All five; a bag's own page imports its own file instead. */
export const BAG_TEXTS_DE: Readonly<Record<SeedBagId, ProductTexts>> = {
  'shoulder-bag': SHOULDER_BAG_TEXTS_DE,
  'travel-bag': TRAVEL_BAG_TEXTS_DE,
  pouch: POUCH_TEXTS_DE,
  'toiletry-bag': TOILETRY_BAG_TEXTS_DE,
  kartenetui: KARTENETUI_TEXTS_DE,
};
