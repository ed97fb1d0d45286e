import { once } from 'node:events';
import type pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { applyMigrations, RESTORE_MARK, readMigrations, takeMigrationLock } from '../db/migrate.ts';
import { openClient } from '../limited-client.ts';
import { eraseAgain } from './erase-again.ts';
import type { Manifest, SecretName, Summary } from './format.ts';
import type { KeyedErasure } from './keep-erasures.ts';
import { type BackupKeys, readBackup } from './read-backup.ts';
import { Unreadable } from './seal.ts';
import { writeSequences } from './tables.ts';

interface RestoreOptions extends BackupKeys {
  readonly connectionString: string;
  /** The file's bytes. */
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Checks a secret before anything is written; a sentence refuses the restore. */
  readonly checkSecret?: (name: SecretName, value: string) => string | undefined;
  /**
   * Keeps the secrets for good. Called once all rows are in, before they are committed: a shop with its rows and without
   * its secret would lock its owner out. When it throws, nothing is restored.
   */
  readonly keepSecrets?: (secrets: ReadonlyMap<SecretName, string>) => void;
  readonly onTable?: (name: string) => void;
  /** Finds what was erased since, by the `AUTH_SECRET` of the backup; undefined if no list of it can be read. */
  readonly findErasures?: (authSecret: string) => Promise<readonly KeyedErasure[] | undefined>;
  /** False for a move to another PostgreSQL: the same shop goes on, and holds no mails back. */
  readonly holds?: boolean;
}

export type Restored =
  | {
      readonly ok: true;
      readonly manifest: Manifest;
      readonly summary: Summary;
      /** Erasures that were carried out again; null if their list was not found. */
      readonly erased: number | null;
    }
  | { readonly ok: false; readonly sentence: string };

class Refused extends Error {}

/**
 * Restores a backup into an empty database: in one transaction that migrates to the backup's schema,
 * copies every row in, and migrates on. A restore that fails or is killed leaves the database empty,
 * and marked, so that no shop starts on it.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const client = await openClient(options.connectionString, 'restore');
  try {
    const refused = await takeMigrationLock(client);
    if (refused !== undefined) return { ok: false, sentence: refused };
    if (await isFull(client)) {
      return { ok: false, sentence: await fullSentence(client) };
    }
    await client.query(`create schema if not exists ${RESTORE_MARK}`);
    await client.query('begin');
    const restored = await copyIn(client, options);
    await client.query('commit').catch((error: unknown) => {
      throw new Refused(
        `The connection to the database broke at the last step (${String(error)}). Run the restore again: it goes on, or says that the shop is there.`,
      );
    });
    return restored;
  } catch (error) {
    if (error instanceof Refused || error instanceof Unreadable) {
      return { ok: false, sentence: error.message };
    }
    throw error;
  } finally {
    // Rolls back what is open, also in the middle of a COPY, which takes no other statement.
    await client.end();
  }
}

async function isFull(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from pg_class where relkind = 'r' and relnamespace in
       (select oid from pg_namespace where nspname in ('public', 'drizzle', 'pgboss')) limit 1`,
  );
  return rows.length > 0;
}

/** A restore that was killed after its commit has done everything, and so says the next one. */
async function fullSentence(client: pg.Client): Promise<string> {
  const { rows } = await client
    .query<{ at: Date }>(
      'select backup_at as at from restores where reconciled_at is null and released_at is null',
    )
    .catch(() => ({ rows: [] }));
  if (rows[0]) {
    return `The database holds a shop already: the restored one of ${rows[0].at.toISOString()}, whole and not started yet. Run npm start.`;
  }
  return 'The database holds a shop already, and a restore overwrites nothing. Set DATA_DIR to a new folder, or DATABASE_URL to an empty database.';
}

async function copyIn(client: pg.Client, options: RestoreOptions): Promise<Restored> {
  const secrets = new Map<SecretName, string>();
  let begun: Manifest | undefined;
  let open: OpenCopy | undefined;
  let erased: number | null = null;
  const endTable = async () => {
    await open?.end();
    open = undefined;
  };
  const summary = await readBackup(options.chunks, options, {
    onManifest: async (manifest) => {
      begun = manifest;
      await prepareTables(client, manifest);
    },
    onSecret: (name, value) => {
      const refusal = options.checkSecret?.(name, value);
      if (refusal !== undefined) throw new Refused(refusal);
      secrets.set(name, value);
    },
    onPart: async (table, text) => {
      if (open?.table !== table) {
        await endTable();
        open = openCopy(client, table, copyStatement(client, begun, table));
        options.onTable?.(table);
      }
      await open.write(text);
    },
    onSummary: async (found) => {
      await endTable();
      await finish(client, begun, found, options.holds ?? true);
      const list = await options.findErasures?.(secrets.get('auth') ?? '');
      if (!begun || !list) return;
      erased = await eraseAgain(client, begun.at, list);
      await client.query(
        'update restores set erased = $1 where id = (select max(id) from restores)',
        [erased],
      );
    },
  });
  if (!begun) throw new Unreadable('The backup is not whole: its beginning is missing.');
  options.keepSecrets?.(secrets);
  return { ok: true, manifest: begun, summary, erased };
}

interface OpenCopy {
  readonly table: string;
  readonly write: (text: Buffer) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** A COPY that takes text; both calls reject once the database has refused a row. */
function openCopy(client: pg.Client, table: string, statement: string): OpenCopy {
  const stream: CopyStreamQuery = client.query(copyFrom(statement));
  const refused = once(stream, 'error').then(([error]) => Promise.reject(error));
  refused.catch(() => undefined);
  return {
    table,
    write: async (text) => {
      if (!stream.write(text)) await Promise.race([once(stream, 'drain'), refused]);
    },
    end: async () => {
      const finished = once(stream, 'finish');
      stream.end();
      await Promise.race([finished, refused]);
    },
  };
}

function copyStatement(client: pg.Client, begun: Manifest | undefined, table: string): string {
  const columns = begun?.tables.find(({ name }) => name === table)?.columns ?? [];
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  return `copy public.${client.escapeIdentifier(table)} (${list}) from stdin`;
}

/** Makes the schema of the backup, empty: its migrations insert rows that the backup has as well. */
async function prepareTables(client: pg.Client, { migration, tables, shop }: Manifest) {
  const all = readMigrations();
  const known = all.filter(({ at }) => at <= migration);
  if (known.at(-1)?.at !== migration) {
    throw new Refused(
      `The backup was written by version ${shop} of the shop, whose schema this version does not know. Restore it with that version or a newer one.`,
    );
  }
  await migrate(client, known);
  const names = tables.map(({ name }) => `public.${client.escapeIdentifier(name)}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')} cascade`);
}

/** Checks the rows that arrived, then brings the schema to this version. */
async function finish(
  client: pg.Client,
  begun: Manifest | undefined,
  { tables, sequences }: Summary,
  holds: boolean,
): Promise<void> {
  for (const { name } of begun?.tables ?? []) {
    const table = `public.${client.escapeIdentifier(name)}`;
    const { rows } = await client.query(`select count(*)::float8 as n from ${table}`);
    if (rows[0]?.n !== tables[name]?.rows) throw new Unreadable(`${name}: rows were lost.`);
    await client.query(`alter table ${table} enable trigger user`);
  }
  await writeSequences(client, sequences);
  await migrate(client, readMigrations());
  await client.query(
    `insert into restores (backup_at, restored_at, released_at)
     values ($1, clock_timestamp(), case when $2 then null else clock_timestamp() end)`,
    [begun?.at, holds],
  );
  // Another machine may have nothing at the path of before.
  if (holds) await client.query('update backup_keys set marked_folder = null');
  await client.query(`drop schema ${RESTORE_MARK}`);
}

async function migrate(client: pg.Client, migrations: Parameters<typeof applyMigrations>[1]) {
  const migrated = await applyMigrations(client, migrations);
  if (!migrated.ok) throw new Refused(migrated.sentence);
}
