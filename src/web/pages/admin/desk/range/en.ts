import { collections } from './collections/en.ts';
import type { range as german } from './de.ts';
import { details } from './details.en.ts';
import { fields } from './fields.en.ts';
import { findings } from './findings.en.ts';
import { media } from './media/en.ts';
import { NO_NAMES } from './names.ts';
import { products } from './products.en.ts';
import { publish, versions } from './publish.en.ts';
import { transfer } from './transfer.en.ts';

export const range: typeof german = {
  title: 'Range',
  views: 'Part of the range',
  products: 'Products',
  media: 'Pictures',
  mediaTexts: media,
  collections: 'Collections',
  collectionTexts: collections,
  details: 'Facts & gifts',
  detailTexts: details,
  names: NO_NAMES,
  findings,
  fields,
  editor: products,
  publish: 'Publish',
  waitingOne: '1 draft is waiting',
  waiting: '{count} drafts are waiting',
  publishTexts: publish,
  versions: 'Versions',
  versionTexts: versions,
  transfer: 'Import & export',
  transferTexts: transfer,
};
