import { CAP_TEXTS_EN } from '../../../catalogue/texts/cap.en.ts';
import { DETAIL_WORDS_EN } from '../product-detail/words.en.ts';
import type { CapCopy } from './cap-copy.ts';

export const copy: CapCopy = {
  words: DETAIL_WORDS_EN,
  texts: CAP_TEXTS_EN,
  colour: 'Colour',
  size: 'Size',
  oneSize: 'One Size',
  sizeHint: 'Order one size up for a better fit',
};
