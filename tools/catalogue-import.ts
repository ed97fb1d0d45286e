/**
 * `npm run catalogue:import -- FOLDER [--replace]`: makes drafts of what an exported folder has otherwise, stores
 * pictures that the shop lacks, and says so file by file; drafts are published in the back office. If one file is
 * refused, nothing is saved and the exit code is 1. `--replace` overwrites drafts with other content.
 */
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { writeAction } from '#server/admin/admin-actions.ts';
import { users } from '#server/auth/schema.ts';
import { FolderRefused, fileOf } from '#server/catalogue/catalogue-folder.ts';
import { type FolderImportResult, importFolder } from '#server/catalogue/import-folder.ts';
import { type PictureResult, pictureProblemText } from '#server/catalogue/picture-problems.ts';
import type { Transaction } from '#server/shop.ts';
import { countOutcomes } from '../src/server/catalogue/import-entries.ts';
import { withCatalogueDatabase } from './catalogue-database.ts';
import { fail } from './settings.ts';

const args = process.argv.slice(2);
const replace = args.includes('--replace');
const [folder, ...more] = args.filter((arg) => arg !== '--replace');
if (folder === undefined || more.length > 0) {
  fail('Usage: npm run catalogue:import -- FOLDER [--replace]');
}
const say = (line: string) => process.stdout.write(`${line}\n`);
const sumsOf = (counts: object) =>
  Object.entries(counts)
    .map(([outcome, count]) => `${count} ${outcome}`)
    .join(', ');

function report(file: string, { outcome, problems }: Omit<PictureResult, 'file'>): void {
  say(`${outcome.padEnd(9)} ${file}`);
  for (const { path: field, code, values } of problems) {
    const name = field.length > 0 ? `${field.join('.')} ` : '';
    say(`          ${name}${pictureProblemText(code, values)}`);
  }
}

/** Number of rows or files that the import changed. */
function countChanged(results: Parameters<typeof countOutcomes>[0]): number {
  const { created, changed } = countOutcomes(results);
  return created + changed;
}

/** Writes the owner's log; an import that changed nothing leaves no line. */
async function record(tx: Transaction, at: Date, result: FolderImportResult): Promise<void> {
  const counts = { drafts: countChanged(result.rows), pictures: countChanged(result.pictures) };
  if (counts.drafts + counts.pictures === 0) return;
  await writeAction(tx, 'npm run catalogue:import', at, 'folder_imported', 'catalogue', counts);
}

const refused = await withCatalogueDatabase(async ({ db, settings }) => {
  const email = settings.adminEmail.toLowerCase();
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (owner === undefined) return `ADMIN_EMAIL: there is no account ${email}. Start the shop once.`;
  try {
    const editedAt = new Date();
    const { saved, rows, absent, pictures } = await importFolder(db, path.resolve(folder), {
      by: owner.id,
      editedAt,
      replace,
      record: (tx, result) => record(tx, editedAt, result),
    });
    for (const row of rows) report(fileOf(row), row);
    for (const picture of pictures) report(picture.file, picture);
    for (const id of absent) say(`no file   ${fileOf({ kind: 'product', id })}, left as it is`);
    if (pictures.length > 0) say(`Pictures: ${sumsOf(countOutcomes(pictures))}`);
    say(sumsOf(countOutcomes(rows)));
    if (saved && countChanged(rows) > 0) say('Publish the drafts in the back office.');
    const hint = rows.some(({ problems }) =>
      problems.some(({ code }) => code === 'draft_in_the_way'),
    );
    if (saved) return undefined;
    return `Nothing was saved. Correct the files that were refused and try again${hint ? ', or overwrite drafts with --replace' : ''}.`;
  } catch (error) {
    if (error instanceof FolderRefused) return error.message;
    throw error;
  }
});
if (refused !== undefined) fail(refused);
