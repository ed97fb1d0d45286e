import type { range as german } from './de.ts';
import { fields } from './fields.en.ts';
import { findings } from './findings.en.ts';
import { transfer } from './transfer.en.ts';

export const range: typeof german = {
  title: 'Range',
  views: 'Part of the range',
  products: 'Products',
  transfer: 'Import & export',
  transferTexts: transfer,
  findings,
  fields,
};
