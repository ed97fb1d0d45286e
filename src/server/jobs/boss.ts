import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { type Db, fromDrizzle, PgBoss, type QueueResult } from 'pg-boss';
import type { Transaction } from '../shop.ts';
import { JOB_NAMES } from './jobs.ts';

/** pg-boss keeps its tables apart from ours. */
export const BOSS_SCHEMA = 'pgboss';

const DAY_SECONDS = 24 * 60 * 60;
export const MAX_RUN_SECONDS = 120;
/** A node that died stops touching its jobs; so much later they run elsewhere. */
export const HEARTBEAT_SECONDS = 10;
export const RETRIES = 10;
const LONGEST_PAUSE_SECONDS = 60 * 60;

/** How often and how far apart a queue's failed jobs run again. */
export interface Retrying {
  readonly retries?: number | undefined;
  readonly longestPauseSeconds?: number | undefined;
}

/**
 * pg-boss on our own pool, with every timer of its own off or daily: at rest it asks nothing. When
 * there is work, `JobPoller` says so; when a node died, it calls `supervise`.
 */
export function createBoss(pool: pg.Pool): PgBoss {
  const db: Db = { executeSql: (text, values) => pool.query(text, values) };
  return new PgBoss({
    db,
    schema: BOSS_SCHEMA,
    schedule: false,
    supervise: false,
    queueCacheIntervalSeconds: DAY_SECONDS,
    bamIntervalSeconds: DAY_SECONDS,
    monitorIntervalSeconds: 1,
    maintenanceIntervalSeconds: DAY_SECONDS / 24,
  });
}

/** Makes every queue, so that jobs can be added to one whose handler lives on another node. */
export async function createQueues(
  boss: PgBoss,
  retrying: ReadonlyMap<string, Retrying>,
): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const name of JOB_NAMES) {
    const {
      retries: retryLimit = RETRIES,
      longestPauseSeconds: retryDelayMax = LONGEST_PAUSE_SECONDS,
    } = retrying.get(name) ?? {};
    const options = {
      retryLimit,
      retryDelay: 5,
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

/** Lets pg-boss write inside a transaction of ours. */
export function inTransaction(tx: Transaction): Db {
  return fromDrizzle(tx, sql);
}
