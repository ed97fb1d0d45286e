/**
 * `npm run restore FILE`: restores a backup into an empty data folder or database. FILE is a path, or the name
 * of a backup in `BACKUP_TO`. Asks for the recovery key and the signer line.
 *
 * - `--unsigned` takes a backup without asking who made it, for an owner who has lost the signer line.
 * - `--plain` takes a file that somebody decrypted by hand.
 */
import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { folderStore } from '#server/backup/folder-store.ts';
import { momentOf, type SecretName } from '#server/backup/format.ts';
import { findErasures } from '#server/backup/keep-erasures.ts';
import type { BackupKeys } from '#server/backup/read-backup.ts';
import { readKeys } from '#server/backup/recovery-key.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { restoredLines } from '#server/backup/restored-lines.ts';
import { openStore } from '#server/backup/store.ts';
import { placeText } from '#server/env/backup.ts';
import { giveSecret, readSecret } from '#server/env/secrets.ts';
import { readSettings } from '#server/env.ts';
import { secretsOf } from '#server/keys.ts';
import { askLines } from './ask-line.ts';
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
const args = process.argv.slice(2);
const [isUnsigned, isPlain] = [args.includes('--unsigned'), args.includes('--plain')];
const [file = '', ...more] = args.filter((arg) => arg !== '--unsigned' && arg !== '--plain');
const isLocal = existsSync(file);
if ((!isLocal && momentOf(file) === undefined) || more.length > 0) {
  fail('Name the backup: npm run restore FILE, or one of npm run backup -- list.');
}
const store = openStore(settings.backupPlace);
const known = isLocal
  ? [file]
  : await store.list().catch((error: unknown) => fail(`The backups can't be listed: ${error}`));
if (!known.includes(file)) {
  fail(
    `There is no backup ${file} in ${placeText(settings.backupPlace)}. npm run backup -- list names those there are.`,
  );
}

/** Recovery key and signer line, as far as this file needs them. */
async function askKeys(): Promise<BackupKeys> {
  if (isUnsigned) {
    say(
      'Nothing will say who made this file: the public half of your recovery key is enough to write one.',
    );
    say('Go on only if you know where it was since. Ctrl-C stops.');
  }
  if (isUnsigned && isPlain) return { identity: undefined, signer: undefined };
  const wanted = ({ identity, signer }: BackupKeys) =>
    (isPlain || identity !== undefined) && (isUnsigned || signer !== undefined);
  const typed = await askLines(
    'Recovery key and signer, both lines or their whole file: ',
    (text) => wanted(readKeys(text)),
  );
  const keys = readKeys(typed);
  if (!wanted(keys)) {
    fail(
      isPlain || keys.identity !== undefined
        ? 'The signer line is missing (ELVARE-SIGNER-…): paste both lines of npm run backup -- key, or the whole file. If it is lost and you know where the file was since, add --unsigned.'
        : 'The recovery key is missing (AGE-SECRET-KEY-1…). Nothing was changed.',
    );
  }
  return {
    identity: isPlain ? undefined : keys.identity,
    signer: isUnsigned ? undefined : keys.signer,
  };
}

/**
 * The secret of the backup must not meet another one: logins and factors would be lost. One in the folder of the shop's
 * own, empty database belongs to no shop: a start that was refused may have made it.
 */
function checkSecret(name: SecretName, value: string): string | undefined {
  const isOwn = settings.databaseUrl === undefined;
  const kept = authSecret ?? (isOwn ? undefined : readSecret(settings.dataDir, 'auth'));
  if (name !== 'auth' || kept === undefined) return undefined;
  const known = secretsOf({ authSecret: kept });
  if (secretsOf({ authSecret: value }).every((secret) => known.includes(secret))) return undefined;
  return authSecret === undefined
    ? `DATA_DIR (${settings.dataDir}) has a secret of another shop. Set DATA_DIR to a new folder.`
    : 'AUTH_SECRET is another one than the backup’s. Remove the setting for the restore.';
}

const keys = await askKeys();
const { connectionString, leave } = await reachDatabase(settings);
let refused: string | undefined;
try {
  const restored = await restoreBackup({
    connectionString,
    chunks: isLocal ? createReadStream(file) : store.read(file),
    ...keys,
    checkSecret,
    keepSecrets: (secrets) => {
      for (const [name, value] of secrets) giveSecret(settings.dataDir, name, value);
    },
    onTable: (name) => say(`  ${name}`),
    findErasures: (secret) =>
      findErasures(isLocal ? [folderStore(path.dirname(file)), store] : [store], secret),
  });
  if (restored.ok) {
    for (const line of restoredLines(restored)) say(line);
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
