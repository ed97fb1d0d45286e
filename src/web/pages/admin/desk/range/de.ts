import { fields } from './fields.de.ts';
import { findings } from './findings.de.ts';
import { transfer } from './transfer.de.ts';

export const range = {
  title: 'Sortiment',
  views: 'Bereich des Sortiments',
  products: 'Produkte',
  transfer: 'Import & Export',
  transferTexts: transfer,
  findings,
  fields,
};
