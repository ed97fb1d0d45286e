import { fields } from './fields.de.ts';
import { findings } from './findings.de.ts';
import { products } from './products.de.ts';

export const range = {
  title: 'Sortiment',
  views: 'Bereich des Sortiments',
  products: 'Produkte',
  findings,
  fields,
  editor: products,
};
