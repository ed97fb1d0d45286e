import { CAP_TEXTS_DE } from '../../../catalogue/texts/cap.de.ts';
import { DETAIL_WORDS_DE } from '../product-detail/words.de.ts';
import type { CapCopy } from './cap-copy.ts';

export const copy: CapCopy = {
  words: DETAIL_WORDS_DE,
  texts: CAP_TEXTS_DE,
  colour: 'Farbe',
  size: 'Größe',
  oneSize: 'One Size',
  sizeHint: 'Eine Nummer größer bestellen für den besseren Fit',
};
