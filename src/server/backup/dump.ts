import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { newestApplied, takeMigrationLock } from '../db/migrate.ts';
import { openClient } from '../limited-client.ts';
import {
  type BackupSecrets,
  FORMAT,
  MANIFEST,
  type Manifest,
  PART_BYTES,
  SECRET_NAMES,
  SHOP_VERSION,
  SIGNATURE,
  SUMMARY,
  type Summary,
  TableSum,
} from './format.ts';
import { ArchiveSum, signerOf } from './signer.ts';
import { type BackupTable, readSequences, readTables } from './tables.ts';
import { type TarEntry, writeTar } from './tar.ts';

/** Values look the same on every server: COPY writes them as these say. */
const SESSION = `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set lock_timeout = '10s'; set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
  set bytea_output = 'hex'; set extra_float_digits = 1`;

interface DumpOptions {
  readonly secrets: BackupSecrets;
  readonly onTable?: ((name: string, rows: number) => void) | undefined;
}

interface Dump {
  /** Moment of the snapshot. */
  readonly at: Date;
  /** The archive's bytes. */
  readonly chunks: AsyncGenerator<Uint8Array>;
  /** Row counts and checksums that a reader must find; defined once `chunks` has ended. */
  readonly summary: () => Summary | undefined;
  readonly close: () => Promise<void>;
}

/**
 * Opens one REPEATABLE READ snapshot of the database and writes it as an archive. It takes no lock but
 * ACCESS SHARE, which only a migration waits for; those it keeps waiting before they lock anything.
 */
export async function openDump(connectionString: string, options: DumpOptions): Promise<Dump> {
  const client = await openClient(connectionString, 'backup');
  try {
    const refused = await takeMigrationLock(client, 'pg_advisory_lock_shared');
    if (refused !== undefined) throw new Error(refused);
    await client.query(SESSION);
    await client.query('begin isolation level repeatable read, read only');
    const begun = await readManifest(client);
    let summary: Summary | undefined;
    const onSummary = (whole: Summary) => {
      summary = whole;
    };
    return {
      at: new Date(begun.at),
      chunks: writeTar(entriesOf(client, begun, { ...options, onSummary }), new Date(begun.at)),
      summary: () => summary,
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function readManifest(client: pg.Client): Promise<Manifest> {
  const { rows } = await client.query<{ at: Date; postgres: number }>(
    `select now() as at, current_setting('server_version_num')::int as postgres`,
  );
  const [row] = rows;
  if (!row) throw new Error('the database has no time');
  return {
    format: FORMAT,
    shop: SHOP_VERSION,
    migration: await newestApplied(client),
    postgres: row.postgres,
    at: row.at.toISOString(),
    tables: await readTables(client),
  };
}

async function* entriesOf(
  client: pg.Client,
  begun: Manifest,
  { secrets, onTable, onSummary }: DumpOptions & { onSummary: (summary: Summary) => void },
): AsyncGenerator<TarEntry> {
  const archive = new ArchiveSum();
  const signed = (entry: TarEntry) => {
    archive.add(entry);
    return entry;
  };
  const text = (name: string, data: string) => signed({ name, data: Buffer.from(data) });
  yield text(MANIFEST, JSON.stringify(begun));
  for (const name of SECRET_NAMES) yield text(`secrets/${name}`, secrets[name]);
  const tables: Record<string, Summary['tables'][string]> = {};
  for (const table of begun.tables) {
    const sum = new TableSum();
    for await (const part of readParts(client, table, sum)) yield signed(part);
    tables[table.name] = sum.end();
    onTable?.(table.name, sum.rows);
  }
  // Sequences are outside of the snapshot: read last, they are never behind its rows.
  const summary = { tables, sequences: await readSequences(client) };
  await client.query('commit');
  yield text(SUMMARY, JSON.stringify(summary));
  yield { name: SIGNATURE, data: signerOf(secrets.auth).sign(archive.end()) };
  onSummary(summary);
}

async function* readParts(
  client: pg.Client,
  { name, columns }: BackupTable,
  sum: TableSum,
): AsyncGenerator<TarEntry> {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const stream = client.query(
    copyTo(`copy public.${client.escapeIdentifier(name)} (${list}) to stdout`),
  );
  let [held, bytes, part]: [Buffer[], number, number] = [[], 0, 0];
  const next = (): TarEntry => {
    const data = Buffer.concat(held);
    [held, bytes, part] = [[], 0, part + 1];
    return { name: `tables/${name}/${String(part).padStart(6, '0')}`, data };
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    sum.add(chunk);
    held.push(chunk);
    bytes += chunk.length;
    if (bytes >= PART_BYTES) yield next();
  }
  if (bytes > 0) yield next();
  if (stream.rowCount !== sum.rows) {
    throw new Error(`${name}: ${stream.rowCount} rows were sent, ${sum.rows} were read`);
  }
}
