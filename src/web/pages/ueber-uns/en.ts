import type { UeberUnsTexts } from './de.ts';

export const texts: UeberUnsTexts = {
  title: 'About us',
  description:
    'Elvare makes streetwear with manners: a few pieces, well sewn, in colours you can stand by.',
  statement:
    'We make streetwear with manners. It may turn heads when you walk in, and it behaves for as long as you stay.',
  pictures: [
    'Cognac Shoulder Bag on a brass hook on the wall',
    'Collar and crest of a dark green jersey with gold pinstripes',
    'Quilting and zip of a pink pouch',
  ],
  smallRange:
    'Our range is small, on purpose: whatever joins has to look good next to all the rest.',
  principles: [
    {
      title: 'A few pieces',
      text: '{sneakers} sneakers, {trikots} jerseys, {bags} bags, {accessoires} accessories and caps. That is the lot, on purpose: whatever joins has to look good next to all the rest.',
    },
    {
      title: 'A second row of stitches',
      text: 'Our money goes into leather, thread and zips. That leaves little for big logos, so ours are small. You will see them if you stand close enough.',
    },
    {
      title: 'Good manners',
      text: 'We are on first-name terms, but we don’t shout. Write to us and a person writes back. Return something and you get your money, not an argument.',
    },
  ],
  writeTitle: 'Tell us what you think',
  writeText: 'We enjoy praise and read criticism first.',
};
