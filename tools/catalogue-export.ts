/**
 * `npm run catalogue:export -- FOLDER`: writes the published catalogue as JSON, one file for each entry. Works with
 * and without a running shop.
 */
import path from 'node:path';
import { FolderRefused, writeFolder } from '../src/server/catalogue/catalogue-folder.ts';
import { readBaseCatalogue, UnreadableCatalogue } from '../src/server/catalogue/read-catalogue.ts';
import { withCatalogueDatabase } from './catalogue-database.ts';
import { fail } from './settings.ts';

const [folder, ...more] = process.argv.slice(2);
if (folder === undefined || more.length > 0) fail('Usage: npm run catalogue:export -- FOLDER');

const refused = await withCatalogueDatabase(async ({ db }) => {
  try {
    const { number, catalogue } = await readBaseCatalogue(db);
    const { files, written, removed } = writeFolder(path.resolve(folder), catalogue);
    for (const name of removed) process.stdout.write(`removed ${name}\n`);
    process.stdout.write(`Version ${number}: ${files} files in ${folder}, ${written} written.\n`);
    return undefined;
  } catch (error) {
    if (error instanceof FolderRefused || error instanceof UnreadableCatalogue)
      return error.message;
    throw error;
  }
});
if (refused !== undefined) fail(refused);
