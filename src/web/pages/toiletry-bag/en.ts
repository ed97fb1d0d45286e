import { TOILETRY_BAG_TEXTS_EN } from '../../../catalogue/texts/bags/toiletry-bag.en.ts';
import { PACK_GIFT_LINES_EN } from '../../../catalogue/texts/packs.en.ts';
import { texts as shared } from '../bag/en.ts';
import type { ToiletryBagTexts } from './de.ts';

export const texts: ToiletryBagTexts = {
  shared,
  product: TOILETRY_BAG_TEXTS_EN,
  giftLines: PACK_GIFT_LINES_EN['toiletry-bag'],
};
