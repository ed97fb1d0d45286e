import type { DetailTexts } from './de.ts';

export const texts: DetailTexts = {
  deliveryLabel: 'Delivery',
  delivery: { ordered: 'Ordered', ready: 'Ready to ship', there: 'In your hands' },
  details: {
    features: 'What makes it special',
    material: 'Material and care',
    measures: 'Measurements',
    shipping: 'Shipping and returns',
  },
  related: 'Pairs well with',
  colour: 'Colour',
  colours: 'Colours',
  share: 'Share',
  copied: 'Link copied',
};
