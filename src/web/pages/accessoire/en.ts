import { texts as shared } from '../product-detail/en.ts';
import type { AccessoryTexts } from './de.ts';

export const texts: AccessoryTexts = {
  shared,
  list: 'Accessories',
};
