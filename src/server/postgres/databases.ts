import pg from 'pg';
import { openClient } from '../limited-client.ts';
import { POSTGRES_PROGRAM_MS } from '../waits.ts';
import { port, superuser } from './cluster.ts';

/** Returns the connection string of a database on the unix socket in `folder`, for `pg` and libpq. */
export function connectionString(folder: string, database: string): string {
  const query = new URLSearchParams({ host: folder, sslmode: 'disable' });
  return `postgresql://${superuser}@localhost:${port}/${encodeURIComponent(database)}?${query}`;
}

/** Returns the connection string of another database on the same server. */
export function withDatabase(connection: string, database: string): string {
  const url = new URL(connection);
  url.pathname = `/${encodeURIComponent(database)}`;
  return url.href;
}

/** Creates the database unless it exists. */
export async function ensureDatabase(connection: string, name: string): Promise<void> {
  const client = await openClient(
    withDatabase(connection, 'postgres'),
    'start',
    POSTGRES_PROGRAM_MS,
  );
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
