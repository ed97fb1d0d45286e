import type { KarriereTexts } from './de.ts';

export const texts: KarriereTexts = {
  title: 'Careers',
  description: 'Working at Elvare: no open position right now, but always an open inbox.',
  statement:
    'There is no vacancy right now. If you think you are what we are missing, you are probably right. Write to us.',
  alt: 'A cognac Travel Bag, packed and ready',
  principles: [
    {
      title: 'Who we look for',
      text: 'People who are bothered by a crooked seam. Whether you cut, code, photograph or pack parcels comes second.',
    },
    {
      title: 'What we like to read',
      text: 'A few lines about you and something you are proud of: a garment, a page of code, a complaint you solved.',
    },
    {
      title: 'What we can do without',
      text: 'No photo, no date of birth, no cover letter from a template. Gaps in a CV tend to be the interesting parts.',
    },
  ],
  writeTitle: 'Apply anyway',
  writeText: 'We answer every application, even when it isn’t a match.',
  subject: 'Application',
};
