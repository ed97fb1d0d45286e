import type { ListWords } from './list-words.ts';

export const LIST_WORDS_EN: ListWords = {
  category: 'Category',
  sort: 'Sort by',
  sorts: {
    empfohlen: 'Recommended',
    'preis-auf': 'Price: low to high',
    'preis-ab': 'Price: high to low',
    name: 'Name',
    bewertung: 'Rating',
  },
  under: 'Under {amount}',
  reset: 'Reset filters',
  all: 'See all',
};
