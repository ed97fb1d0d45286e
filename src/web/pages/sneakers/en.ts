import { LIST_WORDS_EN } from '../product-list/list-words.en.ts';
import type { copy as german } from './de.ts';

export const copy: typeof german = {
  title: 'Sneakers',
  description:
    'Sixteen sneakers in four silhouettes: Kiez, Hafen, Block and Rampe. Leather, mesh or canvas, EU sizes 36 to 45.',
  count: '{n} of {total} sneakers',
  silhouette: 'Silhouette',
  all: 'All',
  sale: 'Sale',
  more: 'Load more',
  list: LIST_WORDS_EN,
};
