import type { AllPagingTexts } from './paging.de.ts';

export const texts: AllPagingTexts = {
  place: {
    produkte: '{from}–{to} of {found} products',
    sneakers: '{from}–{to} of {found} sneakers',
    trikots: '{from}–{to} of {found} jerseys',
    accessoires: '{from}–{to} of {found} products',
  },
  title: '{title}, page {page}',
  description: '{title} by Elvare: {found} products on {pages} pages. This is page {page}.',
  nav: 'Pages',
  page: 'Page {page}',
  previous: 'Previous',
  next: 'Next',
  lost: 'The products couldn’t be loaded.',
  again: 'Try again',
};
