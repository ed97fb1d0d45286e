import type { ProdukteTexts } from './de.ts';

export const texts: ProdukteTexts = {
  title: 'Fashion',
  description: 'Bags, cap and accessories by Elvare: the Daily Collection and what goes with it.',
  count: '{n} products',
  filterLabel: 'Category',
  filters: {
    alle: 'All products',
    daily: 'Daily Collection',
    accessories: 'Accessories',
  },
  empty: 'No products found in this category.',
  reset: 'Reset filters',
  all: 'See all',
};
