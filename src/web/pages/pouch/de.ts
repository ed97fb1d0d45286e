import { POUCH_TEXTS_DE } from '../../../catalogue/texts/bags/pouch.de.ts';
import type { BagCopy } from '../bag/bag-copy.ts';
import { BAG_WORDS_DE } from '../bag/words.de.ts';

export const copy: BagCopy = { words: BAG_WORDS_DE, texts: POUCH_TEXTS_DE };
