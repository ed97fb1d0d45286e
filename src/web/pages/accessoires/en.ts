import { texts as list } from '../product-list/en.ts';
import type { AccessoiresTexts } from './de.ts';

export const texts: AccessoiresTexts = {
  title: 'Accessories',
  description:
    'Eyewear, perfume, jewellery and watches by Elvare: {count} small things you put on last and people notice first.',
  all: 'All',
  count: '{n} products',
  countOne: '{n} product',
  empty: 'No products found in this category.',
  list,
};
