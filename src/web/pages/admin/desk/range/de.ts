import { collections } from './collections/de.ts';
import { details } from './details.de.ts';
import { fields } from './fields.de.ts';
import { findings } from './findings.de.ts';
import { media } from './media/de.ts';
import { NO_NAMES } from './names.ts';
import { products } from './products.de.ts';
import { publish, versions } from './publish.de.ts';
import { transfer } from './transfer.de.ts';

export const range = {
  title: 'Sortiment',
  views: 'Bereich des Sortiments',
  products: 'Produkte',
  media: 'Bilder',
  mediaTexts: media,
  collections: 'Sammlungen',
  collectionTexts: collections,
  details: 'Angaben & Geschenke',
  detailTexts: details,
  /** Names of what the catalogue has, in the same language; `Range.tsx` reads them. */
  names: NO_NAMES,
  findings,
  fields,
  editor: products,
  publish: 'Veröffentlichen',
  waitingOne: '1 Entwurf wartet',
  waiting: '{count} Entwürfe warten',
  publishTexts: publish,
  versions: 'Versionen',
  versionTexts: versions,
  transfer: 'Import & Export',
  transferTexts: transfer,
};
