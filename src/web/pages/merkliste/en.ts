import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'Wishlist',
  description: 'What you have saved.',
  paragraphs: [],
};
