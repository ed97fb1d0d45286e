import { texts as detail } from '../product-detail/en.ts';
import type { BagTexts } from './de.ts';

export const texts: BagTexts = {
  ...detail,
  packLabel: 'Choose a pack',
  oneColour: 'One colour',
  colour: 'Colour',
  colours: 'Colours',
  chosen: '{count}/{limit} selected',
  oneMore: '{n} colour to go',
  more: '{n} colours to go',
  chooseTitle: 'Choose a colour',
  chooseText: 'Please choose {n} of the colours shown.',
  viewers: 'people are looking at this right now',
  hurry: 'BE QUICK, FEW LEFT IN STOCK',
  left: 'Only {left} left',
  gifts: 'Included for free',
  badges: { bestseller: 'OUR BESTSELLER', best_value: 'BEST VALUE' },
  experiences: { title: 'In everyday life', filmsTitle: 'Soon in motion', soon: 'Video to follow' },
};
