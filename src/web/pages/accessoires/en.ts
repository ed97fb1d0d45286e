import { LIST_WORDS_EN } from '../product-list/list-words.en.ts';
import type { copy as german } from './de.ts';

export const copy: typeof german = {
  title: 'Accessories',
  description:
    'Eyewear, perfume, jewellery and watches by Elvare: nine small things you put on last and people notice first.',
  all: 'All',
  count: '{n} products',
  countOne: '{n} product',
  empty: 'No products found in this category.',
  list: LIST_WORDS_EN,
};
