import { KARTENETUI_TEXTS_EN } from '../../../catalogue/texts/bags/kartenetui.en.ts';
import type { BagCopy } from '../bag/bag-copy.ts';
import { BAG_WORDS_EN } from '../bag/words.en.ts';

export const copy: BagCopy = { words: BAG_WORDS_EN, texts: KARTENETUI_TEXTS_EN };
