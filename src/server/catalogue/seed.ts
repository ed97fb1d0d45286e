import path from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { readFolder } from './catalogue-folder.ts';
import { withDemoClaims } from './demo-claims.ts';
import { joinEntries } from './entries.ts';

/** In the format of `npm run catalogue:export`. */
const FOLDER = path.join(import.meta.dirname, '../../../catalogue');

/** The range that a fresh shop starts with, and that a demo follows until somebody publishes; `seed.test.ts` checks it. */
export const seedCatalogue = withDemoClaims(
  joinEntries(readFolder(FOLDER).rows.map((row, position) => ({ ...row, position }))) as Catalogue,
);
