import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'Baseball Cap Monogram',
  description: 'Die Cap mit Monogramm.',
  paragraphs: [],
};
