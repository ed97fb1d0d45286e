import { ACCESSORY_TEXTS_DE } from '../../../catalogue/texts/accessories.de.ts';
import { DETAIL_WORDS_DE } from '../product-detail/words.de.ts';
import type { AccessoryCopy } from './accessory-copy.ts';

export const copy: AccessoryCopy = {
  words: DETAIL_WORDS_DE,
  texts: ACCESSORY_TEXTS_DE,
  list: 'Accessoires',
};
