import type { ColourId } from './colours.ts';
import type { SeedBagId } from './ids.ts';

/** The colour that stands for a bag in lists and menus; its page opens with it. */
const BAG_COVERS: Readonly<Record<SeedBagId, ColourId>> = {
  'shoulder-bag': 'cognac',
  'travel-bag': 'cognac',
  pouch: 'schwarz',
  'toiletry-bag': 'salbei',
  kartenetui: 'koralle',
};

export function bagCover(id: SeedBagId): ColourId {
  return BAG_COVERS[id];
}
