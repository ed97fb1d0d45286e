import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'Press',
  description: 'Material and contact for the press.',
  paragraphs: ['Pictures and information are available on request.'],
};
