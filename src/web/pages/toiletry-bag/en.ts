import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'Elvare Toiletry Bag',
  description: 'Elvare Toiletry Bag',
  paragraphs: [],
};
