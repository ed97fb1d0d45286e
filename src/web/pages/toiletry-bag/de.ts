import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'Elvare Kulturbeutel',
  description: 'Elvare Kulturbeutel',
  paragraphs: [],
};
