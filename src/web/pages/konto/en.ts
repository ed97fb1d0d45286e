import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'Account',
  description: 'Your orders and data.',
  paragraphs: [],
};
