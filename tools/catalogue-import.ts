/**
 * `npm run catalogue:import -- FOLDER [--replace]`: makes drafts of what an exported folder has otherwise, and says
 * so file by file; they are published in the back office. If one file is refused, nothing is saved and the exit code
 * is 1. `--replace` overwrites drafts with other content.
 */
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { problemText } from '../src/contract/desk-transfer.ts';
import { users } from '../src/server/auth/schema.ts';
import { FolderRefused, fileOf } from '../src/server/catalogue/catalogue-folder.ts';
import { countOutcomes } from '../src/server/catalogue/import-entries.ts';
import { importFolder } from '../src/server/catalogue/import-folder.ts';
import { withCatalogueDatabase } from './catalogue-database.ts';
import { fail } from './settings.ts';

const args = process.argv.slice(2);
const replace = args.includes('--replace');
const [folder, ...more] = args.filter((arg) => arg !== '--replace');
if (folder === undefined || more.length > 0) {
  fail('Usage: npm run catalogue:import -- FOLDER [--replace]');
}
const say = (line: string) => process.stdout.write(`${line}\n`);

const refused = await withCatalogueDatabase(async ({ db }, settings) => {
  const email = settings.adminEmail.toLowerCase();
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (owner === undefined) return `ADMIN_EMAIL: there is no account ${email}. Start the shop once.`;
  try {
    const options = { by: owner.id, editedAt: new Date(), replace };
    const { saved, rows, absent } = await importFolder(db, path.resolve(folder), options);
    for (const row of rows) {
      say(`${row.outcome.padEnd(9)} ${fileOf(row)}`);
      for (const { path: field, code, values } of row.problems) {
        say(
          `          ${field.length > 0 ? `${field.join('.')} ` : ''}${problemText(code, values)}`,
        );
      }
    }
    for (const id of absent) say(`no file   ${fileOf({ kind: 'product', id })}, left as it is`);
    const counts = countOutcomes(rows);
    const sums = Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`);
    say(sums.join(', '));
    if (saved && counts.created + counts.changed > 0) say('Publish the drafts in the back office.');
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
