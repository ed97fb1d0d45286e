import { KARTENETUI_TEXTS_DE } from '../../../catalogue/texts/bags/kartenetui.de.ts';
import type { BagCopy } from '../bag/bag-copy.ts';
import { BAG_WORDS_DE } from '../bag/words.de.ts';

export const copy: BagCopy = { words: BAG_WORDS_DE, texts: KARTENETUI_TEXTS_DE };
