import { SHOULDER_BAG_TEXTS_DE } from '../../../catalogue/texts/bags/shoulder-bag.de.ts';
import type { BagCopy } from '../bag/bag-copy.ts';
import { BAG_WORDS_DE } from '../bag/words.de.ts';

export const copy: BagCopy = { words: BAG_WORDS_DE, texts: SHOULDER_BAG_TEXTS_DE };
