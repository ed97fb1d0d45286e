import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'Newsletter',
  description: 'Neues von Elvare.',
  paragraphs: [],
};
