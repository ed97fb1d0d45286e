import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'Elvare Shoulder Bag',
  description: 'Elvare Shoulder Bag',
  paragraphs: [],
};
