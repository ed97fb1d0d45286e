import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'Payment successful',
  description: 'Your order has reached us.',
  paragraphs: [],
};
