import path from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { readFolder } from './catalogue-folder.ts';
import { withDemoClaims } from './demo-claims.ts';
import { type Entry, joinEntries } from './entries.ts';

/** In the format of `npm run catalogue:export`. */
const FOLDER = path.join(import.meta.dirname, '../../../catalogue');

const entriesIn = (folder: string): Entry[] =>
  readFolder(folder).rows.map((row, position) => ({ ...row, position }));

/** The range that a fresh demo starts with, and that it follows until somebody publishes; `seed.test.ts` checks it. */
export const seedCatalogue = withDemoClaims(joinEntries(entriesIn(FOLDER)) as Catalogue);

/** Entries that a live shop starts with: no product, but a list for the first one, and texts that nobody has checked. */
export const liveStart = (): Entry[] => entriesIn(path.join(FOLDER, 'live'));
