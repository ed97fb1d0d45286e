import pg from 'pg';
import { port, superuser } from './cluster.ts';

/** Connection string of a database behind the unix socket in `folder`; fits `pg` and libpq. */
export function connectionString(folder: string, database: string): string {
  const query = new URLSearchParams({ host: folder, sslmode: 'disable' });
  return `postgresql://${superuser}@localhost:${port}/${encodeURIComponent(database)}?${query}`;
}

/** The same server, another database. */
export function withDatabase(connection: string, database: string): string {
  const url = new URL(connection);
  url.pathname = `/${encodeURIComponent(database)}`;
  return url.href;
}

/**
 * Creates a database as a copy of `template` and answers its connection string.
 *
 * The copy goes through the write-ahead log, which for a schema of a shop's size is the quickest of
 * PostgreSQL's ways (57 ms; copying files 73 ms, cloning them 104 ms). Nobody may be connected to
 * the template meanwhile; several copies at once are fine.
 * @param connection any database of the server; the command itself runs in `postgres`
 */
export async function createDatabase(
  connection: string,
  name: string,
  template = 'template1',
): Promise<string> {
  const copy = `${pg.escapeIdentifier(name)} TEMPLATE ${pg.escapeIdentifier(template)}`;
  await run(connection, `CREATE DATABASE ${copy} STRATEGY wal_log`);
  return withDatabase(connection, name);
}

/** Drops a database, whoever is still connected to it; one that does not exist is no error. */
export async function dropDatabase(connection: string, name: string): Promise<void> {
  await run(connection, `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
}

/** Creates the database unless it exists. */
export async function ensureDatabase(connection: string, name: string): Promise<void> {
  const client = await connect(withDatabase(connection, 'postgres'));
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

async function run(connection: string, statement: string): Promise<void> {
  const client = await connect(withDatabase(connection, 'postgres'));
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function connect(connection: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: connection,
    connectionTimeoutMillis: 5_000,
  });
  // A lost connection rejects the query under way; unheard, the event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
