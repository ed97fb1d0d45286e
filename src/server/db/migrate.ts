import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any fixed number: nodes that start at once take the same lock. */
const LOCK = 7_310_584;

export type MigrateResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly sentence: string };

/**
 * Brings the database to the newest schema, once, whoever starts at the same time: the lock is held
 * by this one connection and falls with it, so a killed start blocks nobody. Runs without the
 * pool's statement timeout, because a migration may take its time. Refuses a database that a newer
 * version has migrated: this version does not know what its columns mean.
 */
export async function migrateDatabase(connectionString: string): Promise<MigrateResult> {
  const client = new pg.Client({ connectionString, application_name: 'elvare migrations' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const newest = readMigrationFiles({ migrationsFolder: FOLDER }).at(-1)?.folderMillis ?? 0;
    if ((await newestApplied(client)) > newest) {
      return {
        ok: false,
        sentence:
          'The database was migrated by a newer version of the shop. Start that version, or restore a backup made before the upgrade.',
      };
    }
    await migrate(drizzle(client), { migrationsFolder: FOLDER });
    return { ok: true };
  } finally {
    await client.end();
  }
}

/** When the newest migration in the database was written (epoch milliseconds); 0 for none. */
async function newestApplied(client: pg.Client): Promise<number> {
  const table = 'drizzle.__drizzle_migrations';
  const { rows: found } = await client.query('select to_regclass($1) as name', [table]);
  if (found[0]?.name === null) return 0;
  const { rows } = await client.query(`select max(created_at)::float8 as newest from ${table}`);
  return rows[0]?.newest ?? 0;
}
