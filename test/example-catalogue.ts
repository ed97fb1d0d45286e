import type { Catalogue } from '#catalogue/catalogue.ts';
import { readFolder } from '#server/catalogue/catalogue-folder.ts';
import { checkEntries } from '#server/catalogue/check-entries.ts';
import { withPages } from '#server/catalogue/starting-pages.ts';
import { EXAMPLE } from './live-example.ts';

/** Catalogue of the example, as its shop starts with it. */
export function exampleCatalogue(): Catalogue {
  const entries = readFolder(EXAMPLE).rows.map((row, position) => ({ ...row, position }));
  const checked = checkEntries(entries, true);
  if (!checked.ok) throw new Error(JSON.stringify(checked.findings));
  return withPages(checked.catalogue, 'live');
}
