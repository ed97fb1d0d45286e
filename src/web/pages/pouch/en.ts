import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'Elvare Pouch',
  description: 'Elvare Pouch',
  paragraphs: [],
};
