/**
 * `npm run golive [-- --json]`: checks everything that a live shop needs to open, each check for 3 s at most. Exits 0
 * if all is good or only warned of, 2 on stand-ins, 1 if anything failed. Changes nothing; works with and without a
 * running shop.
 * `npm run golive -- new`: marks an empty database as a live shop's and makes the owner's account; prints its login once.
 * `npm run golive -- --notice de=FILE --notice en=FILE`: stores the EU's notice about the legal guarantee.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { LANGS } from '#routes.ts';
import { ensureFirstAdmin, isJournal, UnusablePassword } from '#server/auth/first-admin.ts';
import { markLive } from '#server/golive/mark.ts';
import { codeOf, lineOf, runChecks } from '#server/golive/run-checks.ts';
import { storeNotice } from '#server/guarantee/store-notice.ts';
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

/** Stores notices, each given as `de=FILE`. */
async function keepNotices(
  { db, settings }: DatabaseBase,
  given: readonly string[],
): Promise<string | undefined> {
  if (settings.shopMode !== 'live') return 'SHOP_MODE is demo: a demo shows no notice.';
  for (const each of given) {
    const [, typed, file = ''] = /^(\w+)=(.+)$/s.exec(each) ?? [];
    const lang = LANGS.find((known) => known === typed);
    if (lang === undefined) return `--notice ${each}: write de=FILE or en=FILE.`;
    const bytes = await readFile(file).catch(() => undefined);
    if (bytes === undefined) return `${file} cannot be read.`;
    const reason = await storeNotice(db, lang, bytes);
    if (reason !== undefined) return `${file} ${reason}`;
    say(`The notice (${lang}) is stored.`);
  }
  return undefined;
}

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean' }, notice: { type: 'string', multiple: true } },
  allowPositionals: true,
  strict: false,
});
const { json, notice, ...unknown } = values;
const isNew = positionals[0] === 'new';
const wishes = [json, notice, isNew || undefined].filter((each) => each !== undefined);
if (positionals.length > (isNew ? 1 : 0) || Object.keys(unknown).length > 0 || wishes.length > 1) {
  fail('Usage: npm run golive [-- --json | new | --notice de=FILE --notice en=FILE]');
}
const notices = [notice ?? []].flat().map(String);
const refused = await withAnyDatabase((base) => {
  if (notices.length > 0) return keepNotices(base, notices);
  return isNew ? makeNew(base) : check(base, json === true);
});
if (refused !== undefined) fail(refused);
