import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'Elvare Card Holder',
  description: 'Elvare Card Holder',
  paragraphs: [],
};
