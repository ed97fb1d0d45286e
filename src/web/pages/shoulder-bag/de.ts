import { SHOULDER_BAG_TEXTS_DE } from '../../../catalogue/texts/bags/shoulder-bag.de.ts';
import { PACK_GIFT_LINES_DE } from '../../../catalogue/texts/packs.de.ts';
import { texts as shared } from '../bag/de.ts';

export const texts = {
  shared,
  product: SHOULDER_BAG_TEXTS_DE,
  giftLines: PACK_GIFT_LINES_DE['shoulder-bag'],
};
export type ShoulderBagTexts = typeof texts;
