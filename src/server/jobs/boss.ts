import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { type Db, fromDrizzle, PgBoss, type QueueResult } from 'pg-boss';
import type { Transaction } from '../db/transactions.ts';
import { JOB_NAMES } from './jobs.ts';

/** Schema of pg-boss's tables, apart from the shop's. */
const BOSS_SCHEMA = 'pgboss';

const DAY_SECONDS = 24 * 60 * 60;
const MAX_RUN_SECONDS = 120;
/** Heartbeat of a running job; a job without one for this long runs again on another node. */
const HEARTBEAT_SECONDS = 10;
export const RETRIES = 10;
/** The first pause after a failure lasts this long to twice as long; each further one can last twice the one before. */
export const RETRY_PAUSE_SECONDS = 5;
const LONGEST_PAUSE_SECONDS = 60 * 60;

/** Number of retries of a queue's failed jobs, and the longest pause between them. */
export interface RetryPolicy {
  readonly retries?: number | undefined;
  readonly longestPauseSeconds?: number | undefined;
}

/** Creates pg-boss on the shop's pool without timers of its own; `boss-jobs.ts` calls `supervise`. */
export function createBoss(pool: pg.Pool): PgBoss {
  const db: Db = { executeSql: (text, values) => pool.query(text, values) };
  return new PgBoss({
    db,
    schema: BOSS_SCHEMA,
    schedule: false,
    queueCacheIntervalSeconds: DAY_SECONDS,
    bamIntervalSeconds: DAY_SECONDS,
    supervise: false,
    monitorIntervalSeconds: 1,
    maintenanceIntervalSeconds: DAY_SECONDS / 24,
  });
}

/** Creates every queue, so that a node can add jobs whose handler runs on another node. */
export async function createQueues(
  boss: PgBoss,
  retrying: ReadonlyMap<string, RetryPolicy>,
): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const name of JOB_NAMES) {
    const {
      retries: retryLimit = RETRIES,
      longestPauseSeconds: retryDelayMax = LONGEST_PAUSE_SECONDS,
    } = retrying.get(name) ?? {};
    const options = {
      retryLimit,
      retryDelay: RETRY_PAUSE_SECONDS,
      retryBackoff: true,
      retryDelayMax,
      expireInSeconds: MAX_RUN_SECONDS,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      deleteAfterSeconds: 7 * DAY_SECONDS,
    };
    // `short`: at most one waiting job per singleton key.
    if (!known.has(name)) await boss.createQueue(name, { ...options, policy: 'short' });
    else if (isOther(known.get(name), options)) await boss.updateQueue(name, options);
  }
}

function isOther(
  known: Pick<QueueResult, 'retryLimit' | 'retryDelayMax'> | undefined,
  wanted: { readonly retryLimit: number; readonly retryDelayMax: number },
): boolean {
  return known?.retryLimit !== wanted.retryLimit || known.retryDelayMax !== wanted.retryDelayMax;
}

/** Lets pg-boss write inside the shop's transaction. */
export function inTransaction(tx: Transaction): Db {
  return fromDrizzle(tx, sql);
}
