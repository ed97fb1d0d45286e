import type { PresseTexts } from './de.ts';

export const texts: PresseTexts = {
  title: 'Press',
  description: 'Wordmark, pictures and a contact for anyone writing about Elvare.',
  statement:
    'Writing about Elvare? Here are the wordmark and pictures. For everything else, ask us.',
  material: 'Downloads',
  marks: { wordmark: 'Wordmark', sign: 'Symbol' },
  principles: [
    {
      title: 'Elvare in three sentences',
      text: 'Elvare is a label for streetwear with manners. The collection covers {sections}. It sells through its own shop, in German and English.',
    },
    {
      title: 'Using the pictures',
      text: 'Free for coverage of Elvare, credited “Elvare”. Please don’t recolour them or add to them. Cropping is fine as long as the product stays whole.',
    },
    {
      title: 'Samples and interviews',
      text: 'We lend pieces for shoots and like to talk about seams. Tell us your publication, your topic and your deadline.',
    },
  ],
  writeTitle: 'Press contact',
  writeText: 'With “Press” in the subject line, your mail goes to the top.',
  subject: 'Press',
};
