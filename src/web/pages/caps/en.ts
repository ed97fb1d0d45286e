import { texts as shared } from '../product-detail/en.ts';
import type { CapTexts } from './de.ts';

export const texts: CapTexts = {
  shared,
  colour: 'Colour',
  size: 'Size',
  oneSize: 'One Size',
  sizeHint: 'Order one size up for a better fit',
};
