// One file per bag: a bag's page takes its own and leaves the other four out of its chunk.
import { KARTENETUI } from './bags/kartenetui.ts';
import { POUCH } from './bags/pouch.ts';
import { SHOULDER_BAG } from './bags/shoulder-bag.ts';
import { TOILETRY_BAG } from './bags/toiletry-bag.ts';
import { TRAVEL_BAG } from './bags/travel-bag.ts';
import type { SeedBagId } from './ids.ts';
import type { Bag } from './types.ts';

export const BAGS: Readonly<Record<SeedBagId, Bag>> = {
  'shoulder-bag': SHOULDER_BAG,
  'travel-bag': TRAVEL_BAG,
  pouch: POUCH,
  'toiletry-bag': TOILETRY_BAG,
  kartenetui: KARTENETUI,
};
