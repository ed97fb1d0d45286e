import { TOILETRY_BAG_TEXTS_DE } from '../../../catalogue/texts/bags/toiletry-bag.de.ts';
import { PACK_GIFT_LINES_DE } from '../../../catalogue/texts/packs.de.ts';
import { texts as shared } from '../bag/de.ts';

export const texts = {
  shared,
  product: TOILETRY_BAG_TEXTS_DE,
  giftLines: PACK_GIFT_LINES_DE['toiletry-bag'],
};
export type ToiletryBagTexts = typeof texts;
