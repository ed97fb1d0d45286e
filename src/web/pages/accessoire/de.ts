import { ACCESSORY_TEXTS_DE } from '../../../catalogue/texts/accessories.de.ts';
import { texts as shared } from '../product-detail/de.ts';

export const texts = {
  shared,
  products: ACCESSORY_TEXTS_DE,
  /** The list, in the breadcrumb. */
  list: 'Accessoires',
};
export type AccessoryTexts = typeof texts;
