import { POUCH_TEXTS_EN } from '../../../catalogue/texts/bags/pouch.en.ts';
import { PACK_GIFT_LINES_EN } from '../../../catalogue/texts/packs.en.ts';
import { texts as shared } from '../bag/en.ts';
import type { PouchTexts } from './de.ts';

export const texts: PouchTexts = {
  shared,
  product: POUCH_TEXTS_EN,
  giftLines: PACK_GIFT_LINES_EN.pouch,
};
