import { fields } from './fields.de.ts';
import { findings } from './findings.de.ts';
import { products } from './products.de.ts';
import { publish, versions } from './publish.de.ts';
import { transfer } from './transfer.de.ts';

export const range = {
  title: 'Sortiment',
  views: 'Bereich des Sortiments',
  products: 'Produkte',
  findings,
  fields,
  editor: products,
  publish: 'Veröffentlichen',
  publishTexts: publish,
  versions: 'Versionen',
  versionTexts: versions,
  transfer: 'Import & Export',
  transferTexts: transfer,
};
