import type { range as german } from './de.ts';
import { fields } from './fields.en.ts';
import { findings } from './findings.en.ts';
import { products } from './products.en.ts';
import { publish, versions } from './publish.en.ts';
import { transfer } from './transfer.en.ts';

export const range: typeof german = {
  title: 'Range',
  views: 'Part of the range',
  products: 'Products',
  findings,
  fields,
  editor: products,
  publish: 'Publish',
  publishTexts: publish,
  versions: 'Versions',
  versionTexts: versions,
  transfer: 'Import & export',
  transferTexts: transfer,
};
