import { TRAVEL_BAG_TEXTS_EN } from '../../../catalogue/texts/bags/travel-bag.en.ts';
import { GIFT_TEXTS_EN } from '../../../catalogue/texts/gifts.en.ts';
import { PACK_GIFT_LINES_EN } from '../../../catalogue/texts/packs.en.ts';
import { texts as shared } from '../bag/en.ts';
import type { TravelBagTexts } from './de.ts';

export const texts: TravelBagTexts = {
  shared,
  product: TRAVEL_BAG_TEXTS_EN,
  giftLines: PACK_GIFT_LINES_EN['travel-bag'],
  giftTexts: GIFT_TEXTS_EN,
};
