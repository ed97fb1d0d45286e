import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { ShopMode } from '#rules/claims.ts';

/** Those of a demo are the seed's. */
const FOLDERS: Readonly<Record<ShopMode, string>> = {
  demo: path.join(import.meta.dirname, '../../../catalogue/pages'),
  live: path.join(import.meta.dirname, '../../catalogue/starting-pages'),
};

/** Pages of a shop that has none, such as one whose versions 1.0.0 has stored. */
export const startingPages = (mode: ShopMode): Catalogue['pages'] =>
  Object.fromEntries(
    readdirSync(FOLDERS[mode]).map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(FOLDERS[mode], file), 'utf8')),
    ]),
  );

/** Returns a catalogue with pages. */
export const withPages = (catalogue: Catalogue, mode: ShopMode): Catalogue =>
  Object.keys(catalogue.pages).length > 0
    ? catalogue
    : { ...catalogue, pages: startingPages(mode) };
