import type { ProductTexts } from '../types.ts';

export const TOILETRY_BAG_TEXTS_EN: ProductTexts = {
  description:
    'Stands on any hotel basin, the narrow ones included. Bottles stay upright in it, and whatever leaks all the same stays inside and wipes away.',
  features: [
    'Wide base that stands without help',
    'Water-repellent lining, easy to wipe',
    'Three elastic loops for brush, razor and tube',
    'Side loop for the hook on the door',
  ],
  material: [
    { label: 'Outside', value: 'Faux leather (100% polyurethane)' },
    { label: 'Lining', value: '100% polyester, coated' },
    { label: 'Zip', value: 'Metal, gold-coloured' },
  ],
  care: 'Wipe inside and out, leave it open to dry. Toothpaste does no harm to any of the colours; on black you just see it sooner.',
  details: [
    { label: 'Dimensions', value: '26 × 16 × 12 cm' },
    { label: 'Volume', value: '4.5 litres' },
    { label: 'Weight', value: '310 g' },
  ],
};
