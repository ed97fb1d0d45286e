import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../log.ts';
import { type Database, withTransactions } from './transactions.ts';

/** Connections per process. The work is short; more would only queue inside PostgreSQL. */
export const POOL_SIZE = 10;
/** A statement that takes longer is a bug or a locked row; its request must not hang on. */
const STATEMENT_TIMEOUT_MS = 15_000;
/** A transaction somebody forgot would hold its locks for ever. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 15_000;
const LOCK_TIMEOUT_MS = 10_000;
/** Timeout of a request for a connection, for example while the database restarts. */
const CONNECT_TIMEOUT_MS = 5_000;
/**
 * No statement here runs long enough to be worth starting further processes or a compiler for, and
 * the dashboard's, the longest, comes every second.
 */
const PLANNER = '-c max_parallel_workers_per_gather=0 -c jit=off';
/** Connections nobody uses are closed, so that a shop at rest holds next to none. */
const IDLE_CONNECTION_MS = 60_000;

export interface OpenDatabase {
  readonly pool: pg.Pool;
  readonly db: Database;
}

/**
 * Opens a pool of at most `size` connections. One that dies while idle is logged and replaced, never
 * thrown.
 */
export function openDatabase(connectionString: string, log: Log, size = POOL_SIZE): OpenDatabase {
  const pool = new pg.Pool({
    connectionString,
    application_name: 'elvare',
    max: size,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    keepAlive: true,
    options: PLANNER,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  });
  pool.on('error', (error) => log.failed('a database connection was lost', error));
  // The pool listens only to connections nobody uses. One that dies at work fails its statement, which
  // is heard where it was asked for; unheard, the same error would also end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { pool, db: withTransactions(drizzle(pool), pool) };
}
