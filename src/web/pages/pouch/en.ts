import { POUCH_TEXTS_EN } from '../../../catalogue/texts/bags/pouch.en.ts';
import type { BagCopy } from '../bag/bag-copy.ts';
import { BAG_WORDS_EN } from '../bag/words.en.ts';

export const copy: BagCopy = { words: BAG_WORDS_EN, texts: POUCH_TEXTS_EN };
