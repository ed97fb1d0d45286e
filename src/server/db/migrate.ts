import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { openClient } from '../limited-client.ts';
import { MIGRATION_LOCK_MS } from '../waits.ts';
import { isDatabaseLate } from './database-errors.ts';
import { LEAVE_0_1 } from './version-0-1.ts';

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any fixed number: nodes that start at once take the same lock; a backup shares it. */
export const MIGRATION_LOCK = 7_310_584;
/** Schema that exists while a backup is being restored into this database. */
export const RESTORE_MARK = 'restore_unfinished';

type MigrateResult = { readonly ok: true } | { readonly ok: false; readonly sentence: string };

/** Pause until the tables are asked for again, and the longest time for all of them to be free at once. */
const RETRY_MS = 50;
const TABLES_MS = 60_000;

interface Migration {
  /** Such as `0000_first`. */
  readonly name: string;
  readonly statements: readonly string[];
  /** When it was written (epoch milliseconds); the database keeps it. */
  readonly at: number;
  readonly hash: string;
}

/** Returns every migration of this version, oldest first. */
export function readMigrations(folder = FOLDER): Migration[] {
  const journal = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as {
    entries: { tag: string }[];
  };
  return readMigrationFiles({ migrationsFolder: folder }).map(
    ({ sql, folderMillis, hash }, index) => ({
      name: journal.entries[index]?.tag ?? '',
      statements: sql,
      at: folderMillis,
      hash,
    }),
  );
}

/**
 * True for the schema of version 0.1, which had migrations of its own: all of them are older than the first of this one.
 * @param migration when its newest migration was written (epoch milliseconds); 0 for an empty database
 */
export const isOf01 = (migration: number, migrations = readMigrations()) =>
  migration > 0 && migration < (migrations[0]?.at ?? 0);

/**
 * Brings the database to the newest schema, once, whoever starts at the same time: the lock is held
 * by this one connection and falls with it, so a killed start blocks nobody. Runs without the
 * pool's statement timeout, because a migration may take its time. Refuses a database of version 0.1,
 * and one that a newer version has migrated: this version does not know what its columns mean.
 */
export async function migrateDatabase(
  connectionString: string,
  migrations = readMigrations(),
): Promise<MigrateResult> {
  const client = await openClient(connectionString, 'migrations');
  try {
    const refused = await takeMigrationLock(client);
    if (refused !== undefined) return { ok: false, sentence: refused };
    const newest = await newestApplied(client);
    if (isOf01(newest, migrations)) {
      return { ok: false, sentence: `The database is of version 0.1 of the shop. ${LEAVE_0_1}` };
    }
    if (newest > (migrations.at(-1)?.at ?? 0)) {
      return {
        ok: false,
        sentence:
          'The database was migrated by a newer version of the shop. Start that version, or restore a backup made before the upgrade.',
      };
    }
    if (await hasSchema(client, RESTORE_MARK)) {
      return {
        ok: false,
        sentence:
          'A restore into this database did not finish, and it holds nothing. Run npm run restore again, or use an empty database.',
      };
    }
    await client.query('begin');
    const isBusy = newest < (migrations.at(-1)?.at ?? 0) && !(await takeTables(client));
    if (isBusy) {
      return {
        ok: false,
        sentence:
          'The tables of the database were in use for a minute, so nothing was changed. Try again when it has less to do.',
      };
    }
    const applied = await applyMigrations(client, migrations);
    await client.query(applied.ok ? 'commit' : 'rollback');
    return applied;
  } finally {
    await client.end();
  }
}

/**
 * Takes all tables or none. Nodes of the version before go on writing, and of two that wait for each other PostgreSQL ends one,
 * which would be a shopper's. Returns false if they were never free at once.
 */
async function takeTables(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ tables: string | null }>(
    `select string_agg(format('%I.%I', schemaname, tablename), ', ') as tables from pg_tables
     where schemaname = 'public' and tableowner = current_user`,
  );
  const tables = rows[0]?.tables;
  if (!tables) return true;
  const endsAt = performance.now() + TABLES_MS;
  await client.query('savepoint free');
  for (; performance.now() < endsAt; await wait(RETRY_MS)) {
    try {
      await client.query(`lock table ${tables} in access exclusive mode nowait`);
      return true;
    } catch (error) {
      if (!isDatabaseLate(error)) throw error;
      await client.query('rollback to savepoint free');
    }
  }
  return false;
}

/**
 * Applies those that the database lacks, inside the transaction of the caller, who rolls back when one
 * fails: then nothing was changed, and the version before still starts.
 */
export async function applyMigrations(
  client: pg.Client,
  migrations: readonly Migration[],
): Promise<MigrateResult> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  const newest = await newestApplied(client);
  for (const { name, statements, at, hash } of migrations) {
    if (at <= newest) continue;
    try {
      for (const statement of statements) await client.query(statement);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return {
        ok: false,
        sentence: `The migration ${name} failed and nothing was changed: ${why}. The version of the shop that ran before still starts.`,
      };
    }
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [hash, at],
    );
  }
  return { ok: true };
}

/** When the newest migration in the database was written (epoch milliseconds); 0 for none. */
export async function newestApplied(client: pg.Client): Promise<number> {
  const table = 'drizzle.__drizzle_migrations';
  const { rows: found } = await client.query('select to_regclass($1) as name', [table]);
  if (found[0]?.name === null) return 0;
  const { rows } = await client.query(`select max(created_at)::float8 as newest from ${table}`);
  return rows[0]?.newest ?? 0;
}

/** Waits for another start, a backup or a restore. Returns a sentence when they take too long. */
export async function takeMigrationLock(
  client: pg.Client,
  lock: 'pg_advisory_lock' | 'pg_advisory_lock_shared' = 'pg_advisory_lock',
  limitMs = MIGRATION_LOCK_MS,
): Promise<string | undefined> {
  await client.query(`set lock_timeout = ${limitMs}`);
  try {
    await client.query(`select ${lock}($1)`, [MIGRATION_LOCK]);
    return undefined;
  } catch (error) {
    if (!isDatabaseLate(error)) throw error;
    return 'Another start, a backup or a restore holds the database. Try again when it is done.';
  }
}

async function hasSchema(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query('select 1 from pg_namespace where nspname = $1', [name]);
  return rows.length > 0;
}
