import { ACCESSORY_TEXTS_EN } from '../../../catalogue/texts/accessories.en.ts';
import { texts as shared } from '../product-detail/en.ts';
import type { AccessoryTexts } from './de.ts';

export const texts: AccessoryTexts = {
  shared,
  products: ACCESSORY_TEXTS_EN,
  list: 'Accessories',
};
