/**
 * `npm run backup`: makes one backup and reads it back, also while the shop sells.
 * `npm run backup -- key`: makes the recovery key, shows it once with the signer line, and has both typed back.
 * `npm run backup -- list`: names the backups there are.
 */
import { momentOf } from '#server/backup/format.ts';
import { claimFolder, makeBackup } from '#server/backup/make-backup.ts';
import {
  keepRecipient,
  newRecoveryKey,
  readKeys,
  recipientOf,
} from '#server/backup/recovery-key.ts';
import { signerOf } from '#server/backup/signer.ts';
import { openStore } from '#server/backup/store.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { placeText } from '#server/env/backup.ts';
import { openClient } from '#server/limited-client.ts';
import { BACKUP_MS } from '#server/waits.ts';
import { askLines } from './ask-line.ts';
import { type ReachedDatabase, reachDatabase } from './reach-database.ts';
import { fail, settingsOrFail } from './settings.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const settings = settingsOrFail();
const store = openStore(settings.backupPlace);
const place = placeText(settings.backupPlace);

const REFUSALS = {
  no_key:
    'There is no recovery key yet. Run npm run backup -- key first: a backup is encrypted to it.',
  busy: 'Another backup is being made.',
  not_reconciled:
    'This shop was restored and has not asked the payment provider for everything since yet. Start it with npm start; a backup is made after that.',
} as const;

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

async function backUp(connectionString: string): Promise<string | undefined> {
  const started = performance.now();
  const late = 'The backup failed: it took longer than an hour.';
  setTimeout(() => fail(late), BACKUP_MS).unref();
  const made = await makeBackup({
    connectionString,
    store,
    secrets: { auth: settings.authSecret },
    onTable: (name, rows) => rows > 0 && say(`  ${name}: ${rows} rows`),
    onVerify: (bytes) => say(`Written, ${megabytes(bytes)}. Reading it back …`),
  });
  if (!made.ok) return REFUSALS[made.reason];
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`Good: ${made.name} in ${place}, ${made.rows} rows, ${megabytes(made.bytes)}, ${seconds} s.`);
  return undefined;
}

function isKeyPair(text: string): boolean {
  const { identity, signer } = readKeys(text);
  return identity !== undefined && signer !== undefined;
}

/** Shown once and typed back: a key that nobody wrote down would make every backup worthless. */
async function makeKey(connectionString: string): Promise<string | undefined> {
  const key = await newRecoveryKey();
  const signer = signerOf(settings.authSecret).name;
  const recipient = await recipientOf(key);
  say('The first line is the recovery key. It is shown only now and is not kept on this machine.');
  say('By the second line a restore knows that this shop made the backup. Write both down, or');
  say('keep them in a password manager, away from this machine:');
  say(`\n${key}\n${signer}\n`);
  const typed = readKeys(await askLines('Type or paste both back: ', isKeyPair));
  if (
    recipient === undefined ||
    (await recipientOf(typed.identity)) !== recipient ||
    typed.signer !== signer
  ) {
    return 'Those are not the lines above. Nothing was changed; run the command again for another key.';
  }
  const client = await openClient(connectionString, 'backup');
  await keepRecipient(client, recipient, signer);
  await claimFolder(client, store);
  await client.end();
  say(
    'Backups are encrypted to this key from now on. Older backups still need the key of their time.',
  );
  return undefined;
}

async function list(): Promise<undefined> {
  const names = (await store.list()).filter((name) => momentOf(name) !== undefined).toSorted();
  say(names.length === 0 ? `No backups in ${place}.` : names.join('\n'));
}

const commands: Record<string, (connectionString: string) => Promise<string | undefined>> = {
  '': backUp,
  key: makeKey,
  list,
};

async function run({ connectionString, leave }: ReachedDatabase): Promise<string | undefined> {
  try {
    const migrated = await migrateDatabase(connectionString);
    if (!migrated.ok) return migrated.sentence;
    return await command?.(connectionString);
  } catch (error) {
    return `The backup failed: ${error instanceof Error ? error.message : String(error)}`;
  } finally {
    await leave();
  }
}

const command = commands[process.argv[2] ?? ''];
if (command === undefined) fail('npm run backup takes nothing, or: key, list.');
const refused = await run(await reachDatabase(settings));
if (refused !== undefined) fail(refused);
