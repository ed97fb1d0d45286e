import { texts as search } from '../../search/en.ts';
import type { SucheTexts } from './de.ts';

export const texts: SucheTexts = {
  title: 'Search',
  description: 'Find sneakers, jerseys, caps, bags and accessories by name, colour and category.',
  pages: 'Pages of results',
  place: 'Page {page} of {pages}',
  previous: 'Previous results',
  next: 'More results',
  search,
};
