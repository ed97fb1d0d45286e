import { TRAVEL_BAG_TEXTS_DE } from '../../../catalogue/texts/bags/travel-bag.de.ts';
import { GIFT_TEXTS_DE } from '../../../catalogue/texts/gifts.de.ts';
import { BAG_WORDS_DE } from '../bag/words.de.ts';
import type { TravelBagCopy } from './TravelBagPage.tsx';

export const copy: TravelBagCopy = {
  words: BAG_WORDS_DE,
  texts: TRAVEL_BAG_TEXTS_DE,
  giftTexts: GIFT_TEXTS_DE,
};
