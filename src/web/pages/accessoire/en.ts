import { ACCESSORY_TEXTS_EN } from '../../../catalogue/texts/accessories.en.ts';
import { DETAIL_WORDS_EN } from '../product-detail/words.en.ts';
import type { AccessoryCopy } from './accessory-copy.ts';

export const copy: AccessoryCopy = {
  words: DETAIL_WORDS_EN,
  texts: ACCESSORY_TEXTS_EN,
  list: 'Accessories',
};
