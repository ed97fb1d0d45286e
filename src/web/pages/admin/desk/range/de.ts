import { fields } from './fields.de.ts';
import { findings } from './findings.de.ts';

export const range = {
  title: 'Sortiment',
  views: 'Bereich des Sortiments',
  products: 'Produkte',
  findings,
  fields,
};
