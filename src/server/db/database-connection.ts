import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Settings } from '../env.ts';
import { LimitedClient } from '../limited-client.ts';
import type { Log } from '../log.ts';
import type { RunningPostgres } from '../postgres/running-postgres.ts';
import { toolThatHolds } from '../postgres/shop-lock.ts';
import { startPostgres } from '../postgres/start-postgres.ts';
import { DATABASE_STATEMENT_MS } from '../waits.ts';
import { type OpenDatabase, openDatabase } from './database.ts';

/** Connections still at work when the shop stops get this long. */
const POOL_END_MS = 500;
const TOOL_LOOK_MS = 500;

export interface DatabaseConnection extends OpenDatabase {
  readonly connectionString: string;
  readonly close: () => Promise<void>;
}

/** Closes all connections, and doesn't wait for those still at work. */
export async function endPool({ pool }: OpenDatabase): Promise<void> {
  // The own database is about to end connections that are still at work; nobody need hear of it.
  pool.removeAllListeners('error').on('error', () => undefined);
  const { promise, resolve } = Promise.withResolvers<void>();
  const late = setTimeout(resolve, POOL_END_MS);
  await Promise.race([pool.end(), promise]);
  clearTimeout(late);
}

/**
 * Opens the database: the one of `DATABASE_URL`, or the shop's own, which is started (or taken over)
 * and kept alive. `close` ends the pool and the own database.
 */
export async function connectDatabase(
  settings: Settings,
  log: Log,
  { progress, signal }: Wait,
): Promise<{ ok: true; connection: DatabaseConnection } | { ok: false; sentence: string }> {
  let own: RunningPostgres | undefined;
  if (settings.databaseUrl === undefined) {
    const started = await startWhenFree(settings.dataDir, { progress, signal });
    if (!started.ok) return { ok: false, sentence: started.message };
    own = started.postgres;
  } else {
    const reached = await reachDatabase(settings.databaseUrl);
    if (!reached.ok) return reached;
  }
  const connectionString = own?.connectionString ?? settings.databaseUrl ?? '';
  const database = openDatabase(connectionString, log);
  const unwatch = own === undefined ? () => undefined : keepAlive(own, database.pool, log);
  const close = async () => {
    unwatch();
    await endPool(database);
    await own?.stop();
  };
  return { ok: true, connection: { ...database, connectionString, close } };
}

interface Wait {
  readonly progress: (line: string) => void;
  /** Aborted, it waits no longer. */
  readonly signal: AbortSignal;
}

/** Starts the shop's own database; while a command holds it, waits for its end: a machine that boots has nobody to retry. */
async function startWhenFree(dataDir: string, { progress, signal }: Wait) {
  let told: string | undefined;
  for (;;) {
    const started = await startPostgres({ dataDir, log: progress });
    const tool = started.ok ? undefined : toolThatHolds(dataDir);
    if (tool === undefined || signal.aborted) return started;
    if (tool !== told) progress(`Waiting for npm run ${tool}, which holds the database …`);
    told = tool;
    await wait(TOOL_LOOK_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** PostgreSQL 15, as `server_version_num` counts. */
const LEAST_VERSION = 150_000;

type ReachResult = { readonly ok: true } | { readonly ok: false; readonly sentence: string };

/** Checks that the database of `DATABASE_URL` can be used; returns a sentence without its password if not. */
export async function reachDatabase(connectionString: string): Promise<ReachResult> {
  const client = new LimitedClient({ connectionString, silenceMs: DATABASE_STATEMENT_MS });
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    const version = Number(rows[0]?.server_version_num ?? 0);
    if (version >= LEAST_VERSION) return { ok: true };
    return {
      ok: false,
      sentence: `DATABASE_URL: PostgreSQL ${Math.floor(version / 10_000)} is too old, 15 or newer is needed.`,
    };
  } catch (error) {
    const reason = error instanceof AggregateError ? error.errors[0] : error;
    const message = reason instanceof Error ? reason.message : String(reason);
    return { ok: false, sentence: `DATABASE_URL: the database cannot be reached: ${message}.` };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Looks at a file and a process, not at the database, so it costs a shop at rest nothing. */
const LOOK_INTERVAL_MS = 5_000;

/**
 * Brings the shop's own database back when its postmaster dies under a living shop: looked at every
 * few seconds, and at once when a connection is lost. The pool connects anew by itself.
 */
function keepAlive(postgres: RunningPostgres, pool: pg.Pool, log: Log): () => void {
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    try {
      if (await postgres.isRunning()) return;
      log.warn('the database has died and is started again');
      const restarted = await postgres.restart();
      if (restarted.ok) log.info('the database is back');
      else if (restarted.code !== 'stopped') log.error(restarted.message);
    } catch (error) {
      log.error('the database could not be looked at', error);
    } finally {
      looking = false;
    }
  };
  const onLost = () => void look();
  const timer = setInterval(onLost, LOOK_INTERVAL_MS).unref();
  pool.on('error', onLost);
  return () => {
    clearInterval(timer);
    pool.off('error', onLost);
  };
}
