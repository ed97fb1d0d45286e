import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type pg from 'pg';
import { openClient } from '../limited-client.ts';
import { openDump } from './dump.ts';
import type { BackupStore, WrittenBackup } from './folder-store.ts';
import { type BackupSecrets, backupName, momentOf, type Summary } from './format.ts';
import { isYoung, keptBackups } from './kept-backups.ts';
import { type BackupKeys, readBackup } from './read-backup.ts';
import { BACKUP_LOCK } from './schema.ts';
import { seal } from './seal.ts';
import { signerOf } from './signer.ts';

interface BackupOptions {
  readonly connectionString: string;
  readonly store: BackupStore;
  readonly secrets: BackupSecrets;
  readonly onTable?: (name: string, rows: number) => void;
  /** Called when the file is written and is about to be read back. */
  readonly onVerify?: (bytes: number) => void;
}

export type BackupResult =
  | { readonly ok: true; readonly name: string; readonly bytes: number; readonly rows: number }
  /** A restored shop asks Stripe for everything since first: until then it may lack orders, and would replace what has them. */
  | { readonly ok: false; readonly reason: 'no_key' | 'busy' | 'not_reconciled' };

/**
 * Makes one backup: writes it encrypted, reads it back, gives it its name, and only then counts it and
 * removes those that the rule no longer keeps. Throws when any of it fails; the row says why.
 */
export async function makeBackup(options: BackupOptions): Promise<BackupResult> {
  const book = await openClient(options.connectionString, 'backup');
  try {
    const { rows } = await book.query('select pg_try_advisory_lock($1) as free', [BACKUP_LOCK]);
    if (!rows[0]?.free) return { ok: false, reason: 'busy' };
    const recipient = await readRecipient(book);
    if (recipient === undefined) return { ok: false, reason: 'no_key' };
    if (!(await isReconciled(book))) return { ok: false, reason: 'not_reconciled' };
    await options.store.clean();
    return await makeAndKeep(book, recipient, options);
  } finally {
    await book.end();
  }
}

async function readRecipient(book: pg.Client): Promise<string | undefined> {
  const { rows } = await book.query<{ recipient: string }>('select recipient from backup_keys');
  return rows[0]?.recipient;
}

/**
 * Marks a folder that the shop has not used before. Throws if the mark of one that it has used is gone: filling the
 * empty place of a drive that is not mounted would leave the backups on this machine.
 */
export async function claimFolder(book: pg.ClientBase, { mark }: BackupStore): Promise<void> {
  if (mark === undefined) return;
  const { rows } = await book.query('select 1 from backup_keys where marked_folder = $1', [
    mark.folder,
  ]);
  const isThere = await mark.isThere();
  if (!isThere && rows.length > 0) {
    throw new Error(
      `${mark.folder} does not hold the shop's backups: its mark is missing. Is its drive mounted? If the folder is right, make the empty file ${mark.file}.`,
    );
  }
  if (!isThere) await mark.write();
  await book.query('update backup_keys set marked_folder = $1', [mark.folder]);
}

async function isReconciled(book: pg.Client): Promise<boolean> {
  const { rows } = await book.query(
    'select 1 from restores where reconciled_at is null and id = (select max(id) from restores)',
  );
  return rows.length === 0;
}

async function makeAndKeep(
  book: pg.Client,
  recipient: string,
  { store, ...options }: BackupOptions,
): Promise<BackupResult> {
  const dump = await openDump(options.connectionString, options);
  const name = backupName(dump.at);
  let written: WrittenBackup | undefined;
  let isNamed = false;
  try {
    await book.query('insert into backups (name, started_at) values ($1, $2)', [name, dump.at]);
    await claimFolder(book, store);
    // Opens this file until the run ends, so that it can be read back without the recovery key.
    const checker = await generateX25519Identity();
    const recipients = [recipient, await identityToRecipient(checker)];
    written = await store.write(name, seal(dump.chunks, recipients));
    options.onVerify?.(written.bytes);
    const keys = { identity: checker, signer: signerOf(options.secrets.auth).name };
    const rows = await verify(written, keys, dump.summary());
    await written.commit();
    isNamed = true;
    await book.query(
      'update backups set verified_at = clock_timestamp(), bytes = $2, rows = $3 where name = $1',
      [name, written.bytes, rows],
    );
    await removeOld(book, store, dump.at);
    return { ok: true, name, bytes: written.bytes, rows };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    if (!isNamed) {
      await written?.discard().catch(() => undefined);
      await book
        .query('update backups set error = $2 where name = $1', [name, why])
        .catch(() => undefined);
    }
    throw error;
  } finally {
    await dump.close();
  }
}

/** Returns the number of rows that were read back. */
async function verify(
  written: WrittenBackup,
  keys: BackupKeys,
  expected: Summary | undefined,
): Promise<number> {
  const found = await readBackup(written.read(), keys);
  if (JSON.stringify(found) !== JSON.stringify(expected)) {
    throw new Error('what was read back is not what was written');
  }
  return Object.values(found.tables).reduce((sum, { rows }) => sum + rows, 0);
}

/** Removes files that the rule does not keep, and old files of runs that were never found good. */
async function removeOld(book: pg.Client, store: BackupStore, now: Date): Promise<void> {
  const { rows } = await book.query<{ name: string }>(
    'select name from backups where verified_at is null',
  );
  const bad = new Set(rows.map(({ name }) => name));
  const names = await store.list();
  const kept = keptBackups(
    names.filter((name) => !bad.has(name)),
    now,
  );
  const removed = names.filter((name) => {
    const at = momentOf(name);
    return at !== undefined && !isYoung(at, now) && !kept.has(name);
  });
  for (const name of removed) await store.remove(name);
  await book.query(
    `delete from backups where name = any($1)
       or (verified_at is null and started_at < now() - interval '30 days')`,
    [removed],
  );
}
