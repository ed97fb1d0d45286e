import { CAP_TEXTS_EN } from '../../../catalogue/texts/cap.en.ts';
import { texts as shared } from '../product-detail/en.ts';
import type { CapTexts } from './de.ts';

export const texts: CapTexts = {
  shared,
  product: CAP_TEXTS_EN,
  colour: 'Colour',
  size: 'Size',
  oneSize: 'One Size',
  sizeHint: 'Order one size up for a better fit',
};
