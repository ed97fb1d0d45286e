import type { Words } from './words.de.ts';

export const words: Words = {
  shipping: 'Free shipping from {freeShippingFrom}',
  returns: '{returnDays}-day returns with a free label',
  warranty: '{warrantyYears}-year warranty',
  shippingText:
    'We dispatch within {dispatchDays} working days, and your parcel arrives after {deliveryDays} working days. Shipping is free from {freeShippingFrom}, below that it costs {shippingCost}. You can return things for {returnDays} days; the label is on us.',
  views: {
    quarter: 'three-quarter view',
    side: 'side view',
    top: 'from above',
    heel: 'from behind',
    front: 'front',
    back: 'back',
    detail: 'close-up',
    main: 'whole',
    inside: 'open',
    scale: 'beside something of known size',
    use: 'in use',
    worn: 'worn',
  },
  size: 'Size',
  quantity: 'Quantity',
  measures: {
    length: 'Length',
    width: 'Width',
    height: 'Height',
    depth: 'Depth',
    diameter: 'Diameter',
  },
  weight: 'Weight',
  articleNumber: 'Article number',
  packs: {
    label: 'Choose a pack',
    oneColour: 'One colour',
    chosen: '{count}/{limit} selected',
    oneMore: '{n} colour to go',
    more: '{n} colours to go',
    badges: { bestseller: 'OUR BESTSELLER', best_value: 'BEST VALUE' },
  },
  gifts: 'Included for free',
  live: {
    viewers: 'people are looking at this right now',
    hurry: 'BE QUICK, FEW LEFT IN STOCK',
    left: 'Only {left} left',
  },
  experiences: { title: 'In everyday life', filmsTitle: 'Soon in motion', soon: 'Video to follow' },
};
