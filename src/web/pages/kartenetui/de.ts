import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'Elvare Kartenetui',
  description: 'Elvare Kartenetui',
  paragraphs: [],
};
