import type { ListTexts } from './de.ts';

export const texts: ListTexts = {
  sort: 'Sort by',
  sorts: {
    empfohlen: 'Recommended',
    'preis-auf': 'Price: low to high',
    'preis-ab': 'Price: high to low',
    name: 'Name',
    bewertung: 'Rating',
  },
  addNamed: 'Add {name} to cart',
  more: 'Load more',
  reset: 'Reset filters',
  all: 'See all',
};
