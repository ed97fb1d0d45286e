import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { LimitedClient } from '../limited-client.ts';
import type { Log } from '../log.ts';
import {
  DATABASE_CONNECT_MS,
  DATABASE_LOCK_MS,
  DATABASE_SILENCE_AFTER_MS,
  DATABASE_STATEMENT_MS,
} from '../waits.ts';
import { isStale } from './database-errors.ts';
import { type Database, withTransactions } from './transactions.ts';

/** Connections per process. The work is short; more would only queue inside PostgreSQL. */
export const POOL_SIZE = 10;
/**
 * No statement here runs long enough to be worth starting further processes or a compiler for, and
 * the dashboard's, the longest, comes every second.
 */
const PLANNER = '-c max_parallel_workers_per_gather=0 -c jit=off';
/** Connections nobody uses are closed, so that a shop at rest holds next to none. */
const IDLE_CONNECTION_MS = 60_000;
/** A database that stays read-only doesn't have all connections made anew for each refused write. */
const EMPTY_EVERY_MS = 1_000;

export interface OpenDatabase {
  readonly pool: pg.Pool;
  readonly db: Database;
}

interface OpenOptions {
  /** Connections at most. */
  readonly size?: number | undefined;
  /** Limit of a statement, and of the pause between two of one transaction, whose locks others wait for. */
  readonly statementMs?: number;
  /** Limit of a statement whose connection says nothing. */
  readonly silenceMs?: number;
}

/** Opens a pool. A connection that dies while idle is logged and replaced, never thrown. */
export function openDatabase(
  connectionString: string,
  log: Log,
  {
    size = POOL_SIZE,
    statementMs = DATABASE_STATEMENT_MS,
    silenceMs = statementMs + DATABASE_SILENCE_AFTER_MS,
  }: OpenOptions = {},
): OpenDatabase {
  const limits = {
    connectionTimeoutMillis: DATABASE_CONNECT_MS,
    lock_timeout: DATABASE_LOCK_MS,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
    silenceMs,
  };
  const pool = new pg.Pool({
    connectionString,
    application_name: 'elvare',
    Client: LimitedClient,
    max: size,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    options: PLANNER,
    ...limits,
  });
  pool.on('error', (error) => log.failed('a database connection was lost', error));
  emptyWhenStale(pool);
  return { pool, db: withTransactions(drizzle(pool), pool) };
}

/**
 * Replaces every connection after one was stale: a connection that was opened while the database was read-only stays
 * so, and would refuse orders to a healthy database; one that is silent would keep a request waiting like the first.
 */
function emptyWhenStale(pool: pg.Pool): void {
  const openedAt = new WeakMap<pg.PoolClient, number>();
  let emptiedAt = Number.NEGATIVE_INFINITY;
  pool.on('connect', (client) => openedAt.set(client, performance.now()));
  pool.on('release', (error, client) => {
    const now = performance.now();
    if (isStale(error) && now - emptiedAt > EMPTY_EVERY_MS) {
      emptiedAt = now;
      for (let idle = pool.idleCount; idle > 0; idle--) {
        pool.connect().then(
          (taken) => taken.release(),
          () => undefined,
        );
      }
    }
    // The pool drops what has ended.
    if ((openedAt.get(client) ?? now) <= emptiedAt) void client.end();
  });
}
