/**
 * `npm run golive [-- --json]`: checks everything that a live shop needs to open, each check for 3 s at most. Exits 0
 * if all is good or only warned of, 2 on stand-ins, 1 if anything failed. Changes nothing; works with and without a
 * running shop.
 * `npm run golive -- new`: marks an empty database as a live shop's and makes the owner's account; prints its login once.
 */
import { ensureFirstAdmin, isJournal, UnusablePassword } from '#server/auth/first-admin.ts';
import { markLive } from '#server/golive/mark.ts';
import { codeOf, lineOf, runChecks } from '#server/golive/run-checks.ts';
import { type DatabaseBase, withAnyDatabase } from './reach-database.ts';
import { fail, ROOT_DIR } from './settings.ts';
import { SandboxProcess } from './start-sandbox.ts';
import { loginLine } from './start-table.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function makeNew(base: DatabaseBase): Promise<string | undefined> {
  const { db, settings } = base;
  if (settings.shopMode !== 'live') return 'SHOP_MODE is demo: set SHOP_MODE=live first.';
  const refusal = await markLive(db, new Date());
  if (refusal !== undefined) return refusal;
  try {
    const admin = await ensureFirstAdmin(base, { isJournal: isJournal(process.env) });
    say(`A live shop’s database. The owner: ${loginLine(settings, admin)}`);
    say('Next: npm run catalogue:import -- FOLDER --publish');
    return undefined;
  } catch (error) {
    if (error instanceof UnusablePassword) return `${error.message} Then: npm run admin:password`;
    throw error;
  }
}

async function check(base: DatabaseBase, isJson: boolean): Promise<undefined> {
  const { payment, mail } = base.settings.sandbox;
  // A running shop has its sandbox running, and this one's ports are taken then.
  const sandbox =
    payment || mail ? new SandboxProcess(ROOT_DIR, base.settings, base.log) : undefined;
  await sandbox?.start();
  const results = await runChecks(base);
  await sandbox?.stop();
  const code = codeOf(results);
  if (isJson) say(JSON.stringify({ code, checks: results }, null, 2));
  else for (const result of results) say(lineOf(result));
  process.exitCode = code;
}

const [wish, ...more] = process.argv.slice(2);
if (![undefined, 'new', '--json'].includes(wish) || more.length > 0) {
  fail('Usage: npm run golive, npm run golive -- --json, npm run golive -- new');
}
const refused = await withAnyDatabase((base) =>
  wish === 'new' ? makeNew(base) : check(base, wish === '--json'),
);
if (refused !== undefined) fail(refused);
