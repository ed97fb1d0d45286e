import { LIST_WORDS_EN } from '../product-list/list-words.en.ts';
import type { copy as german } from './de.ts';

export const copy: typeof german = {
  title: 'Jerseys',
  description:
    'Ten jerseys by Elvare: National for the big screen, Vintage for the collector’s eye, Special for floodlights. XS to XXL, all of our own design.',
  all: 'All',
  count: '{n} jerseys',
  countOne: '{n} jersey',
  empty: 'No jerseys found in this category.',
  list: LIST_WORDS_EN,
};
