import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'Payment cancelled',
  description: 'Your items stay in the cart.',
  paragraphs: [],
};
