import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type Stripe from 'stripe';
import type * as schema from './db/schema.ts';
import type { Settings } from './env.ts';
import type { Limits } from './http/limits.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';

export type Database = NodePgDatabase<typeof schema>;
/** Argument of the callback of `db.transaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * Everything a slice of the server needs, made by `assembleShop`. Slices take it as their first argument
 * and keep no state in module variables except caches keyed by the shop, so that several shops can run in
 * one process (tests) and one shop in several processes (nodes).
 */
export interface Shop {
  readonly settings: Settings;
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly jobs: Jobs;
  readonly stripe: Stripe;
  readonly log: Log;
  /** Epoch milliseconds; tests move it. */
  readonly now: () => number;
  /** Rate limits of this node; slices call `limited(c, shop, name)`. */
  readonly limits: Limits;
  /** Aborted when the shop stops: streams end, timers are cleared. */
  readonly stopping: AbortSignal;
  /** Registers a last write before the database closes (after `stopping`; at most 1.5 s). */
  readonly onStop: (run: () => Promise<void>) => void;
}
