import type { SearchTexts } from './de.ts';

export const texts: SearchTexts = {
  label: 'Search the shop',
  submit: 'Search',
  clear: 'Clear',
  one: 'One result',
  many: '{n} results',
  all: 'See all {n} results',
  none: 'Nothing found for “{query}”.',
  noneHelp:
    'Check the spelling or search more broadly, for a colour like “black”, say. Or look here:',
  browse: 'Or look here:',
  account: 'Account and orders',
  failed: 'The search could not be loaded. Check your connection.',
  again: 'Try again',
};
