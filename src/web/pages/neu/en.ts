import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'New',
  description: 'What has just arrived and what comes next.',
  paragraphs: [],
};
