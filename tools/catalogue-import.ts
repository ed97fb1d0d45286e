/**
 * `npm run catalogue:import -- FOLDER [--replace] [--publish]`: makes drafts of what an exported folder has otherwise,
 * stores pictures that the shop lacks, and says so file by file; drafts are published in the back office. If one file
 * is refused, nothing is saved and the exit code is 1. `--replace` overwrites drafts with other content. `--publish`
 * publishes the folder's drafts at once, by the owner.
 */
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { findingText } from '#catalogue/findings.ts';
import { writeAction } from '#server/admin/admin-actions.ts';
import { users } from '#server/auth/schema.ts';
import { readDrafts } from '#server/catalogue/candidate.ts';
import { FolderRefused, fileOf } from '#server/catalogue/catalogue-folder.ts';
import { KnownEntries, newestVersion } from '#server/catalogue/current-entries.ts';
import { entryKey } from '#server/catalogue/entries.ts';
import { type FolderImportResult, importFolder } from '#server/catalogue/import-folder.ts';
import { type PictureResult, pictureProblemText } from '#server/catalogue/picture-problems.ts';
import { publish, publishedData } from '#server/catalogue/publish.ts';
import { readOwnerEmail } from '#server/owner.ts';
import type { Shop, Transaction } from '#server/shop.ts';
import { countOutcomes } from '../src/server/catalogue/import-entries.ts';
import { withDatabase } from './reach-database.ts';
import { fail } from './settings.ts';

const args = process.argv.slice(2);
const [replace, publishes] = [args.includes('--replace'), args.includes('--publish')];
const [folder, ...more] = args.filter((arg) => arg !== '--replace' && arg !== '--publish');
if (folder === undefined || more.length > 0) {
  fail('Usage: npm run catalogue:import -- FOLDER [--replace] [--publish]');
}
const COMMAND = 'npm run catalogue:import';
const say = (line: string) => process.stdout.write(`${line}\n`);
const sumsOf = (counts: object) =>
  Object.entries(counts)
    .map(([outcome, count]) => `${count} ${outcome}`)
    .join(', ');

function report(file: string, { outcome, problems }: Omit<PictureResult, 'file'>): void {
  say(`${outcome.padEnd(9)} ${file}`);
  for (const { path: field, code, values } of problems) {
    const name = field.length > 0 ? `${field.join('.')}: ` : '';
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
  await writeAction(tx, COMMAND, at, 'folder_imported', 'catalogue', counts);
}

/** Publishes the drafts of these entries. Returns a sentence if it is refused. */
async function publishDrafts(
  { db, settings }: Pick<Shop, 'db' | 'settings'>,
  by: string,
  rows: FolderImportResult['rows'],
): Promise<string | undefined> {
  const keys = new Set(rows.map(entryKey));
  const drafts = (await db.transaction(readDrafts)).filter((draft) => keys.has(entryKey(draft)));
  const catalogue = { known: new KnownEntries(), mode: settings.shopMode, settings };
  const result = await publish(
    { db, parts: { catalogue } },
    {
      by,
      drafts,
      record: (tx, version, entries) =>
        writeAction(
          tx,
          COMMAND,
          new Date(),
          'catalogue_published',
          String(version),
          publishedData(entries),
        ),
    },
  );
  if (result.ok) say(`Version ${result.version} is published.`);
  else if (result.code === 'nothing_to_publish') say('There is nothing to publish.');
  else if (result.code === 'draft_changed') return 'A draft was changed meanwhile. Try again.';
  else {
    for (const { kind, id, path: field, code, values } of result.findings) {
      say(
        `refused   ${fileOf({ kind, id })}\n          ${field.join('.')}: ${findingText(code, values)}`,
      );
    }
    return 'The drafts are saved, but nothing was published. Correct the files that were refused and try again.';
  }
  return undefined;
}

const refused = await withDatabase(async ({ db, settings }) => {
  if (settings.shopMode === 'demo' && (await newestVersion(db)) === 0) {
    return 'The database has no catalogue yet: start the demo once (npm start).';
  }
  const email = await readOwnerEmail(db, settings);
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (owner === undefined) {
    return `ADMIN_EMAIL: there is no account ${email}. npm run admin:password makes it.`;
  }
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
    if (saved && publishes) return await publishDrafts({ db, settings }, owner.id, rows);
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
