import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'Search',
  description: 'Find products by name, colour and category.',
  paragraphs: [],
};
