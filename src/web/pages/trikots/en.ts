import { texts as list } from '../product-list/en.ts';
import type { TrikotsTexts } from './de.ts';

export const texts: TrikotsTexts = {
  title: 'Jerseys',
  description:
    '{count} jerseys by Elvare: National for the big screen, Vintage for the collector’s eye, Special for floodlights. XS to XXL, all of our own design.',
  all: 'All',
  count: '{n} jerseys',
  countOne: '{n} jersey',
  empty: 'No jerseys found in this category.',
  list,
};
