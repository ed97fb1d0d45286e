import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'Help',
  description: 'We answer within 24 hours.',
  paragraphs: ['Write to us, we are happy to help.'],
};
