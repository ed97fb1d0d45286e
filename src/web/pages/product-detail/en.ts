import type { DetailTexts } from './de.ts';

export const texts: DetailTexts = {
  shipping: 'Free shipping from {amount}',
  returns: '{days}-day returns with a free label',
  warranty: '{years}-year warranty',
  deliveryLabel: 'Delivery',
  delivery: { ordered: 'Ordered', ready: 'Ready to ship', there: 'In your hands' },
  details: {
    features: 'What makes it special',
    material: 'Material and care',
    measures: 'Measurements',
    shipping: 'Shipping and returns',
    shippingText:
      'We dispatch within {dispatch} working days, and your parcel arrives after {delivery} working days. Shipping is free from {free}, below that it costs {cost}. You can return things for {days} days; the label is on us.',
  },
  related: 'Pairs well with',
  views: {
    quarter: 'three-quarter view',
    side: 'side view',
    top: 'from above',
    heel: 'from behind',
    front: 'front',
    back: 'back',
    detail: 'close-up',
    main: 'whole',
  },
};
