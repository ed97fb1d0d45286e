import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'Merkliste',
  description: 'Was du dir gemerkt hast.',
  paragraphs: [],
};
