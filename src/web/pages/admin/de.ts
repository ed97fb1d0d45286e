import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'Admin Dashboard',
  description: 'Live Analytics Dashboard',
  paragraphs: [],
};
