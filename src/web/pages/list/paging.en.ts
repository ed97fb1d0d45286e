import type { SharedPagingTexts } from './paging.de.ts';

export const texts: SharedPagingTexts = {
  title: '{title}, page {page}',
  description: '{title} by Elvare: {found} products on {pages} pages. This is page {page}.',
  nav: 'Pages',
  page: 'Page {page}',
  previous: 'Previous',
  next: 'Next',
  lost: 'The products couldn’t be loaded.',
  again: 'Try again',
};
