import type { ProductTexts } from '../types.ts';

export const KARTENETUI_TEXTS_EN: ProductTexts = {
  description:
    'Six cards, one folded note, done. It is so slim that you forget it in your shirt pocket until somebody brings the bill.',
  features: [
    'Four card slots and a middle pocket for notes',
    'A slanted slot that offers you the card',
    'Contrast stitching, doubled at the corners',
    'Eight millimetres thin, even when full',
  ],
  material: [
    { label: 'Inside and out', value: 'Cow leather' },
    { label: 'Lettering', value: 'Gold-coloured foil' },
  ],
  care: 'Rub with a dry cloth; your pocket does the rest. New leather is tight and gives after a week.',
  details: [
    { label: 'Dimensions', value: '10.2 × 8 × 0.8 cm' },
    { label: 'Room for', value: '6 cards and notes' },
    { label: 'Weight', value: '38 g' },
  ],
};
