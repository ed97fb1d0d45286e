import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'Elvare Travel Bag',
  description: 'Elvare Travel Bag',
  paragraphs: [],
};
