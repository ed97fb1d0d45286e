/**
 * `npm run restore FILE`: restores a backup into an empty data folder or database. FILE is a path, or the name
 * of a backup in `BACKUP_TO`. Asks for the recovery key.
 */
import { createReadStream, existsSync } from 'node:fs';
import { momentOf } from '../src/server/backup/format.ts';
import { restoreBackup } from '../src/server/backup/restore-backup.ts';
import { openStore } from '../src/server/backup/store.ts';
import { giveSecret, readSecret } from '../src/server/env/secrets.ts';
import { readSettings } from '../src/server/env.ts';
import { askLine } from './ask-line.ts';
import { reachDatabase } from './reach-database.ts';
import { dotEnvText, fail, ROOT_DIR } from './settings.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Stands in for `AUTH_SECRET`, which a machine that lost everything does not know yet. */
const UNKNOWN = 'not known before the restore, 32 characters';

function settingsWithoutSecret() {
  const given = readSettings(process.env, dotEnvText(), ROOT_DIR);
  if (given.ok) return { settings: given.settings, authSecret: given.settings.authSecret };
  const rest = readSettings({ ...process.env, AUTH_SECRET: UNKNOWN }, dotEnvText(), ROOT_DIR);
  return rest.ok ? { settings: rest.settings, authSecret: undefined } : fail(given.sentence);
}

const { settings, authSecret } = settingsWithoutSecret();
const [file = ''] = process.argv.slice(2);
const isLocal = existsSync(file);
if (!isLocal && momentOf(file) === undefined) {
  fail('Name the backup: npm run restore FILE, or one of npm run backup -- list.');
}

/** The secret of the backup must not meet another one: logins and factors would be lost. */
function checkSecret(name: string, value: string): string | undefined {
  const kept = authSecret ?? readSecret(settings.dataDir, 'auth');
  if (name !== 'auth' || kept === undefined || kept === value) return undefined;
  return authSecret === undefined
    ? `DATA_DIR (${settings.dataDir}) has a secret of another shop. Set DATA_DIR to a new folder.`
    : 'AUTH_SECRET is another one than the backup’s. Remove the setting for the restore.';
}

const identity = await askLine('Recovery key: ');
const { connectionString, leave } = await reachDatabase(settings);
let refused: string | undefined;
try {
  const restored = await restoreBackup({
    connectionString,
    chunks: isLocal ? createReadStream(file) : openStore(settings.backupPlace).read(file),
    identity: identity === '' ? undefined : identity,
    checkSecret,
    onTable: (name) => say(`  ${name}`),
  });
  if (restored.ok) {
    for (const [name, value] of restored.secrets) giveSecret(settings.dataDir, name, value);
    const rows = Object.values(restored.summary.tables).reduce((sum, table) => sum + table.rows, 0);
    say(`Restored: the shop of ${restored.manifest.at}, ${rows} rows.`);
    if (settings.databaseUrl !== undefined && authSecret === undefined) {
      say(`Set AUTH_SECRET on every machine to the content of ${settings.dataDir}/secrets/auth.`);
    }
    say('Start it: it asks the payment provider for everything since, and waiting mails');
    say('go out only when you release them in the back office.');
  } else refused = restored.sentence;
} catch (error) {
  refused = `The restore failed and changed nothing: ${error instanceof Error ? error.message : String(error)}`;
} finally {
  await leave();
}
if (refused !== undefined) fail(refused);
