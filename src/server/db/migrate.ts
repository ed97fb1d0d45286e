import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any fixed number: nodes that start at once take the same lock. */
const LOCK = 7_310_584;

/**
 * Brings the database to the newest schema, once, whoever starts at the same time: the lock is held
 * by this one connection and falls with it, so a killed start blocks nobody. Runs without the
 * pool's statement timeout, because a migration may take its time.
 */
export async function migrateDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'elvare migrations' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await migrate(drizzle(client), { migrationsFolder: FOLDER });
  } finally {
    await client.end();
  }
}
