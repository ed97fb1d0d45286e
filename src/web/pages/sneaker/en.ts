import { texts as shared } from '../product-detail/en.ts';
import type { SneakerTexts } from './de.ts';

export const texts: SneakerTexts = {
  shared,
  size: 'Size',
  colours: 'Colours',
  chooseTitle: 'Choose a size',
  chooseText: 'Please choose a size before you add this to your cart.',
  guide: {
    link: 'Size guide',
    title: 'Size guide',
    text: 'In the evening, stand with your heel against a wall, measure to your longest toe and add one centimetre. The inside length should be at least that. US sizes are men’s; women add one and a half.',
    columns: ['EU', 'UK', 'US', 'Inside length in cm'],
  },
};
