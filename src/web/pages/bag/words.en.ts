import {
  GIFT_TEXTS_EN,
  PACK_BADGES_EN,
  PACK_GIFT_LINES_EN,
  PACK_TEXTS_EN,
} from '../../../catalogue/texts/packs.en.ts';
import type { BagWords } from './bag-copy.ts';

export const BAG_WORDS_EN: BagWords = {
  packLabel: 'Choose a pack',
  oneColour: 'One colour',
  colour: 'Colour',
  colours: 'Colours',
  chosen: '{count}/{limit} selected',
  borrowed: '{alt}, shown here in {colour}',
  chooseTitle: 'Choose a colour',
  chooseText: 'Please choose {n} colour(s).',
  viewers: 'people are looking at this right now',
  hurry: 'BE QUICK, FEW LEFT IN STOCK',
  left: 'Only {left} left',
  shipping: 'Free shipping from {amount}',
  returns: '{days}-day returns with a free label',
  deliveryLabel: 'Delivery',
  delivery: { ordered: 'Ordered', ready: 'Ready to ship', there: 'In your hands' },
  gifts: 'Included for free',
  details: {
    features: 'What makes it special',
    material: 'Material and care',
    measures: 'Measurements',
    shipping: 'Shipping and returns',
    shippingText:
      'We dispatch within {dispatch} working days, and your parcel arrives after {delivery} working days. Shipping is free from {free}, below that it costs {cost}. You can return things for {days} days; the label is on us.',
  },
  packs: PACK_TEXTS_EN,
  badges: PACK_BADGES_EN,
  giftLines: PACK_GIFT_LINES_EN,
  giftTexts: GIFT_TEXTS_EN,
};
