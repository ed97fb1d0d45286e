import type { ProductTexts } from '../types.ts';

export const POUCH_TEXTS_EN: ProductTexts = {
  description:
    'Quilted, light as anything and big enough for whatever rattles in your coat pockets. The loop goes round your wrist, which leaves the other hand for the coffee.',
  features: [
    'Diamond quilting, softly filled',
    'Webbing wrist loop, sewn into the side',
    'Gold-coloured zip with a fabric pull',
    'Fills a hand on its own, and two share any bag',
  ],
  material: [
    { label: 'Outside', value: 'Faux leather (100% polyurethane)' },
    { label: 'Filling', value: '100% polyester' },
    { label: 'Lining', value: '100% polyester' },
  ],
  care: 'Wipe with a damp cloth and a drop of washing-up liquid. Cap your pens first, the lining never forgets.',
  details: [
    { label: 'Dimensions', value: '24 × 16 × 5 cm' },
    { label: 'Loop', value: '16 cm' },
    { label: 'Weight', value: '140 g' },
  ],
};
