import { TRAVEL_BAG_TEXTS_EN } from '../../../catalogue/texts/bags/travel-bag.en.ts';
import { GIFT_TEXTS_EN } from '../../../catalogue/texts/gifts.en.ts';
import { BAG_WORDS_EN } from '../bag/words.en.ts';
import type { TravelBagCopy } from './TravelBagPage.tsx';

export const copy: TravelBagCopy = {
  words: BAG_WORDS_EN,
  texts: TRAVEL_BAG_TEXTS_EN,
  giftTexts: GIFT_TEXTS_EN,
};
