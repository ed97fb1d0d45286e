import { texts as shared } from '../product-detail/de.ts';

export const texts = {
  shared,
  /** The list, in the breadcrumb. */
  list: 'Accessoires',
};
export type AccessoryTexts = typeof texts;
