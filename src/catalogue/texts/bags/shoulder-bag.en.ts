import type { ProductTexts } from '../types.ts';

export const SHOULDER_BAG_TEXTS_EN: ProductTexts = {
  description:
    'A bag that fits under your arm and stays there. Phone, keys, a paperback, a charger in case: you take no more than that, and it would rather not carry more.',
  features: [
    'Magnetic flap that finds its own way shut',
    'A strap long enough for a thick coat',
    'One zip pocket and two slip pockets inside',
    'A small gold plate, no other lettering',
  ],
  material: [
    { label: 'Outside', value: 'Grained cow leather' },
    { label: 'Lining', value: '100% cotton' },
    { label: 'Hardware', value: 'Brass' },
  ],
  care: 'Rub down with a dry cloth, feed the leather twice a year. In the rain it goes under your coat.',
  details: [
    { label: 'Dimensions', value: '27 × 17 × 8 cm' },
    { label: 'Strap', value: '26 cm drop' },
    { label: 'Weight', value: '520 g' },
  ],
};
