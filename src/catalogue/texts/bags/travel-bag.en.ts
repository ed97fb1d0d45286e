import type { ProductTexts } from '../types.ts';

export const TRAVEL_BAG_TEXTS_EN: ProductTexts = {
  description:
    'Two shirts, a jumper, shoes, a toothbrush: Friday, five o’clock, platform nine. The Travel Bag swallows a weekend and still goes up on the luggage rack.',
  features: [
    'Full-length zip with two sliders',
    'Leather handles stitched right under the base',
    'Reinforced base on four metal feet',
    'Rings for the shoulder strap that comes with it',
  ],
  material: [
    { label: 'Outside', value: '100% cotton canvas, coated' },
    { label: 'Handles and piping', value: 'Cow leather' },
    { label: 'Lining', value: '100% polyester' },
    { label: 'Hardware', value: 'Brass' },
  ],
  care: 'Shake it out, wipe it down, leave it open to dry. The handles darken as you carry it, and they are meant to.',
  details: [
    { label: 'Dimensions', value: '48 × 27 × 24 cm' },
    { label: 'Volume', value: '31 litres' },
    { label: 'Weight', value: '1,150 g' },
  ],
};
