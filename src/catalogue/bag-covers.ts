import type { ColourId } from './colours.ts';
import type { SeedBagId } from './ids.ts';

/** Covers of the seed's bags; a small file of its own, because menus on every page show them. */
export const BAG_COVERS: Readonly<Record<SeedBagId, ColourId>> = {
  'shoulder-bag': 'cognac',
  'travel-bag': 'cognac',
  pouch: 'schwarz',
  'toiletry-bag': 'salbei',
  kartenetui: 'koralle',
};
