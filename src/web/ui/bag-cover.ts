import { BAG_COVERS } from '../../catalogue/bag-covers.ts';
import type { ColourId } from '../../catalogue/colours.ts';
import type { SeedBagId } from '../../catalogue/ids.ts';

/** The colour that stands for a bag in lists and menus; its page opens with it. */
export function bagCover(id: SeedBagId): ColourId {
  return BAG_COVERS[id];
}
