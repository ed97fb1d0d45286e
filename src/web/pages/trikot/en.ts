import { JERSEY_TEXTS_EN } from '../../../catalogue/texts/jerseys.en.ts';
import { DETAIL_WORDS_EN } from '../product-detail/words.en.ts';
import type { JerseyCopy } from './jersey-copy.ts';

export const copy: JerseyCopy = {
  words: DETAIL_WORDS_EN,
  texts: JERSEY_TEXTS_EN,
  list: 'Jerseys',
  size: 'Size',
  chooseTitle: 'Choose a size',
  chooseText: 'Please choose a size.',
  guide: {
    link: 'Size guide',
    title: 'Size guide',
    text: 'Lay a jersey that fits you flat. Measure the chest from armpit to armpit and the length from shoulder to hem.',
    columns: ['Size', 'Chest in cm', 'Length in cm'],
  },
  missing: 'Jersey not found',
  missingText: 'This jersey does not exist, or not any more. The others are still on the rail.',
  back: 'See all jerseys',
};
