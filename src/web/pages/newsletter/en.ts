import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'Newsletter',
  description: 'News from Elvare.',
  paragraphs: [],
};
