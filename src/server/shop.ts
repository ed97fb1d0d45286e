import type pg from 'pg';
import type Stripe from 'stripe';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Locks } from './db/locks.ts';
import type { Database, Transaction } from './db/transactions.ts';
import type { Settings } from './env.ts';
import type { Limits } from './http/limits.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics/metrics.ts';

export type { Database, Transaction };

/**
 * The base of every slice. Slices take it as their first argument, with the parts that they use
 * (`Shop & HasSoldOut`). They keep no state in module variables, so that several shops can run in one
 * process (tests) and one shop in several processes (nodes).
 */
export interface Shop {
  readonly settings: Settings;
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly jobs: Jobs;
  readonly stripe: Stripe;
  readonly log: Log;
  readonly locks: Locks;
  readonly metrics: Metrics;
  /** Epoch milliseconds; tests move it. */
  readonly now: () => number;
  /** Rate limits of this node; slices call `limited(c, shop, name)`. */
  readonly limits: Limits;
  /** Aborted when the shop stops: streams end, timers are cleared. */
  readonly stopping: AbortSignal;
  /** Registers a last write before the database closes (after `stopping`; at most 1.5 s). */
  readonly onStop: (run: () => Promise<void>) => void;
}

/** The part of a shop that knows its range. */
export interface HasCatalogue {
  readonly parts: { readonly catalogue: { readonly current: Catalogue } };
}

/** The part of a shop that knows what is published, also before its pages show it. */
export interface HasCatalogueInForce {
  readonly parts: {
    readonly catalogue: {
      readonly inForce: (db: Database | Transaction) => Promise<Catalogue>;
    };
  };
}

export type RangeShop = Shop & HasCatalogue;

/** The version of the catalogue that the shop sells from now; never kept across requests. */
export function catalogueOf({ parts }: HasCatalogue): Catalogue {
  return parts.catalogue.current;
}
