import type { PlainCopy } from '../plain/PlainPage.tsx';

export const copy: PlainCopy = {
  title: 'Careers',
  description: 'Working at Elvare.',
  paragraphs: [
    'There is no open position right now. Write to us anyway if you think you are missing here.',
  ],
};
