import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { createApp } from './app.ts';
import { createAuthParts, type HasAuth } from './auth/auth-parts.ts';
import type { NumberedCatalogue } from './catalogue/read-catalogue.ts';
import { type HasServedCatalogue, ServedCatalogue } from './catalogue/served-catalogue.ts';
import { DashboardHub, type HasDashboard } from './dashboard/hub.ts';
import type { OpenDatabase } from './db/database.ts';
import { Locks } from './db/locks.ts';
import type { Settings } from './env.ts';
import { createLimits } from './http/limits.ts';
import type { RequestHandler } from './http/server.ts';
import { JOB_HANDLERS } from './job-handlers.ts';
import { type BossJobs, createJobs } from './jobs/boss-jobs.ts';
import type { Log } from './log.ts';
import type { HasLegalTexts } from './mail/legal-text.ts';
import { type HasMedia, MediaFiles } from './media/media-files.ts';
import { Metrics } from './metrics/metrics.ts';
import { type HasOrderNotices, OrderNotices } from './orders/order-notices.ts';
import { createPaymentState, type HasPayments } from './payments/payment-state.ts';
import { createStripe } from './payments/stripe-client.ts';
import { type HasSecurityLog, SecurityLog } from './security-log/security-log.ts';
import type { Shop } from './shop.ts';
import { type HasSoldOut, SoldOutMemory } from './sold-out/sold-out-memory.ts';
import { beatsFirst } from './visits/direct-beats.ts';
import { EntryCounter, type HasEntries } from './visits/entries.ts';
import { type HasVisits, VisitIngest } from './visits/ingest.ts';
import { within } from './within.ts';

/** Objects of which a shop has one on each node. */
type ShopParts = (HasAuth &
  HasServedCatalogue &
  HasDashboard &
  HasEntries &
  HasLegalTexts &
  HasMedia &
  HasOrderNotices &
  HasPayments &
  HasSecurityLog &
  HasSoldOut &
  HasVisits)['parts'];

/** A shop with all its parts. Slices name those they use (`Shop & HasSoldOut`). */
export interface WholeShop extends Shop {
  readonly parts: ShopParts;
}

/** Time limit of a slice's last write before the database closes. */
const LAST_WRITES_MS = 1_500;

export interface Parts {
  readonly settings: Settings;
  readonly database: OpenDatabase;
  readonly log: Log;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Time limit of one request to the payment provider; default: `STRIPE_MS`. */
  readonly stripeTimeoutMs?: number | undefined;
  readonly catalogue: NumberedCatalogue;
}

export interface AssembledShop {
  readonly shop: WholeShop;
  readonly app: Hono;
  /** The app on node:http. */
  readonly api: RequestHandler;
  readonly jobs: BossJobs;
  /** Ends streams, runs the slices' last writes, ends jobs. The pool stays open. */
  readonly stop: () => Promise<void>;
}

/** Makes each part when it is first used: some take their time, and a start has to be short. */
function makeLazily<Made extends object>(
  makers: {
    readonly [Name in keyof Made]: () => Made[Name];
  },
): Made {
  const made = {} as Made;
  for (const name of Object.keys(makers) as (keyof Made)[]) {
    Object.defineProperty(made, name, {
      configurable: true,
      get: () => {
        const value = makers[name]();
        Object.defineProperty(made, name, { value });
        return value;
      },
    });
  }
  return made;
}

/** Parts of a shop; `shop` is only called once it is assembled. */
export function makeParts(shop: () => WholeShop, catalogue: NumberedCatalogue): ShopParts {
  return makeLazily<ShopParts>({
    auth: () => createAuthParts(shop()),
    catalogue: () => new ServedCatalogue(shop(), catalogue),
    dashboard: () => new DashboardHub(shop()),
    entries: () => new EntryCounter(shop()),
    legalTexts: () => new Map(),
    media: () => new MediaFiles(shop()),
    orderNotices: () => new OrderNotices(shop()),
    payments: createPaymentState,
    securityLog: () => new SecurityLog(shop()),
    soldOut: () => new SoldOutMemory(shop()),
    visits: () => new VisitIngest(shop()),
  });
}

/** Assembles a shop on an open database; the same for `main.ts`, `worker.ts` and tests. */
export function assembleShop({
  settings,
  database,
  log,
  now,
  stripeTimeoutMs,
  catalogue,
}: Parts): AssembledShop {
  const stopping = new AbortController();
  const lastWrites: (() => Promise<void>)[] = [];
  const metrics = new Metrics(settings.metricsToken !== undefined);
  const jobs = createJobs(database.pool, log, (...run) => metrics.countJob(...run));
  const shop: WholeShop = {
    settings,
    ...database,
    jobs,
    stripe: createStripe(settings.stripe, stripeTimeoutMs),
    log,
    now,
    limits: createLimits(now),
    locks: new Locks(database.pool),
    metrics,
    parts: makeParts(() => shop, catalogue),
    stopping: stopping.signal,
    onStop: (run) => lastWrites.push(run),
  };
  for (const register of JOB_HANDLERS) register(shop);
  const app = createApp(shop);
  const api = beatsFirst(shop, getRequestListener(app.fetch));

  const write = async (run: () => Promise<void>) => {
    await within(run(), LAST_WRITES_MS).catch((error: unknown) =>
      log.error('a last write failed', error),
    );
  };
  const stop = async () => {
    stopping.abort();
    await Promise.all([...lastWrites.map(write), jobs.stop()]);
  };
  return { shop, app, api, jobs, stop };
}
