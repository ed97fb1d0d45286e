import { texts as shared } from '../product-detail/de.ts';

export const texts = {
  shared,
  colour: 'Farbe',
  size: 'Größe',
  oneSize: 'One Size',
  sizeHint: 'Eine Nummer größer bestellen für den besseren Fit',
};
export type CapTexts = typeof texts;
