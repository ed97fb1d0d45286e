import { SHOULDER_BAG_TEXTS_EN } from '../../../catalogue/texts/bags/shoulder-bag.en.ts';
import { PACK_GIFT_LINES_EN } from '../../../catalogue/texts/packs.en.ts';
import { texts as shared } from '../bag/en.ts';
import type { ShoulderBagTexts } from './de.ts';

export const texts: ShoulderBagTexts = {
  shared,
  product: SHOULDER_BAG_TEXTS_EN,
  giftLines: PACK_GIFT_LINES_EN['shoulder-bag'],
};
