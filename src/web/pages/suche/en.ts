import search from '#web/search/en.json' with { type: 'json' };
import type { SucheTexts } from './de.ts';

export const texts: SucheTexts = {
  title: 'Search',
  description: 'Find {sections} by name, colour and category.',
  pages: { nav: 'Pages of results', page: 'Page {page}', previous: 'Previous', next: 'Next' },
  search,
};
