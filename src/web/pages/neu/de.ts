import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'Neu',
  description: 'Was gerade angekommen ist und was kommt.',
  paragraphs: [],
};
