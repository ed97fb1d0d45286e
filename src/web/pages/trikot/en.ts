import { texts as shared } from '../product-detail/en.ts';
import type { JerseyTexts } from './de.ts';

export const texts: JerseyTexts = {
  shared,
  list: 'Jerseys',
  size: 'Size',
  chooseTitle: 'Choose a size',
  chooseText: 'Please choose a size.',
  guide: {
    link: 'Size guide',
    title: 'Size guide',
    text: 'Lay a jersey that fits you flat. Measure the chest from armpit to armpit and the length from shoulder to hem.',
    columns: ['Size', 'Chest in cm', 'Length in cm'],
  },
  missing: 'Jersey not found',
  missingText: 'This jersey does not exist, or not any more. The others are still on the rail.',
  back: 'See all jerseys',
};
