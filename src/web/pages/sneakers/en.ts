import { texts as list } from '../product-list/en.ts';
import type { SneakersTexts } from './de.ts';

export const texts: SneakersTexts = {
  title: 'Sneakers',
  description:
    '{count} sneakers in the silhouettes Kiez, Hafen, Block and Rampe. Leather, mesh or canvas, EU sizes 36 to 45.',
  count: '{n} of {total} sneakers',
  silhouette: 'Silhouette',
  all: 'All',
  sale: 'Sale',
  more: 'Load more',
  empty: 'No sneakers found in this category.',
  list,
};
