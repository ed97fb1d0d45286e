import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type Stripe from 'stripe';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { AuthParts } from './auth/auth-parts.ts';
import type { ServedCatalogue } from './catalogue/served-catalogue.ts';
import type { DashboardHub } from './dashboard/hub.ts';
import type { Locks } from './db/locks.ts';
import type { Settings } from './env.ts';
import type { Limits } from './http/limits.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import type { PinnedTexts } from './mail/legal-text.ts';
import type { MediaFiles } from './media/media-files.ts';
import type { OrderNotices } from './orders/order-notices.ts';
import type { PaymentState } from './payments/payment-state.ts';
import type { SecurityLog } from './security-log/security-log.ts';
import type { SoldOutMemory } from './sold-out/sold-out-memory.ts';
import type { VisitIngest } from './visits/ingest.ts';

export type Database = NodePgDatabase;
/** Argument of the callback of `db.transaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Objects of which a shop has one on each node. */
export interface ShopParts {
  readonly auth: AuthParts;
  readonly catalogue: ServedCatalogue;
  readonly dashboard: DashboardHub;
  readonly legalTexts: PinnedTexts;
  readonly locks: Locks;
  readonly media: MediaFiles;
  readonly orderNotices: OrderNotices;
  readonly payments: PaymentState;
  readonly securityLog: SecurityLog;
  readonly soldOut: SoldOutMemory;
  readonly visits: VisitIngest;
}

/**
 * Everything a slice of the server needs, made by `assembleShop`. Slices take it as their first argument
 * and keep no state in module variables, so that several shops can run in one process (tests) and one shop
 * in several processes (nodes).
 */
export interface Shop {
  readonly settings: Settings;
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly jobs: Jobs;
  readonly stripe: Stripe;
  readonly log: Log;
  readonly parts: ShopParts;
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

/** The version of the catalogue that the shop sells from now; never kept across requests. */
export function catalogueOf({ parts }: HasCatalogue): Catalogue {
  return parts.catalogue.current;
}
