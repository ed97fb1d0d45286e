/**
 * `npm run catalogue:export -- FOLDER`: writes the published catalogue as JSON, one file for each entry, and the
 * uploaded pictures that it shows. Works with and without a running shop.
 */
import path from 'node:path';
import { FolderRefused } from '#server/catalogue/catalogue-folder.ts';
import { newestVersion } from '#server/catalogue/current-entries.ts';
import { exportFolder } from '#server/catalogue/export-folder.ts';
import { pictureFile } from '#server/catalogue/folder-pictures.ts';
import { UnreadableCatalogue } from '#server/catalogue/read-catalogue.ts';
import { withDatabase } from './reach-database.ts';
import { fail } from './settings.ts';

const [folder, ...more] = process.argv.slice(2);
if (folder === undefined || more.length > 0) fail('Usage: npm run catalogue:export -- FOLDER');

const refused = await withDatabase(async ({ db }) => {
  if ((await newestVersion(db)) === 0) return 'The database has no catalogue yet.';
  try {
    const { number, ...result } = await exportFolder(db, path.resolve(folder));
    const { files, written, removed, missing } = result;
    for (const name of removed) process.stdout.write(`removed ${name}\n`);
    for (const id of missing) {
      const file = pictureFile(id, 'jpg');
      process.stdout.write(`lacking ${file}, which the database does not have any more\n`);
    }
    process.stdout.write(`Version ${number}: ${files} files in ${folder}, ${written} written.\n`);
    return undefined;
  } catch (error) {
    if (error instanceof FolderRefused || error instanceof UnreadableCatalogue)
      return error.message;
    throw error;
  }
});
if (refused !== undefined) fail(refused);
