import { TRAVEL_BAG_TEXTS_DE } from '../../../catalogue/texts/bags/travel-bag.de.ts';
import { GIFT_TEXTS_DE } from '../../../catalogue/texts/gifts.de.ts';
import { PACK_GIFT_LINES_DE } from '../../../catalogue/texts/packs.de.ts';
import { texts as shared } from '../bag/de.ts';

export const texts = {
  shared,
  product: TRAVEL_BAG_TEXTS_DE,
  giftLines: PACK_GIFT_LINES_DE['travel-bag'],
  giftTexts: GIFT_TEXTS_DE,
};
export type TravelBagTexts = typeof texts;
