import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { createApp } from './app.ts';
import type { OpenDatabase } from './db/database.ts';
import type { Settings } from './env.ts';
import { createLimits } from './http/limits.ts';
import type { RequestHandler } from './http/server.ts';
import { JOB_HANDLERS } from './job-handlers.ts';
import { type BossJobs, createJobs } from './jobs/boss-jobs.ts';
import type { Log } from './log.ts';
import { webhooksFirst } from './payments/events/webhook-direct.ts';
import { createStripe } from './payments/stripe-client.ts';
import type { Shop } from './shop.ts';
import { visitsFirst } from './visits/direct.ts';

/** Time limit of a slice's last write before the database closes. */
const LAST_WRITES_MS = 1_500;

export interface Parts {
  readonly settings: Settings;
  readonly database: OpenDatabase;
  readonly log: Log;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Time limit of one request to the payment provider; default: `STRIPE_TIMEOUT_MS`. */
  readonly stripeTimeoutMs?: number | undefined;
}

export interface AssembledShop {
  readonly shop: Shop;
  readonly app: Hono;
  /** The app on node:http, behind the fast paths for visits and webhooks. */
  readonly api: RequestHandler;
  readonly jobs: BossJobs;
  /** Ends streams, runs the slices' last writes, ends jobs. The pool stays open. */
  readonly stop: () => Promise<void>;
}

/** Assembles a shop on an open database; the same for `main.ts`, `worker.ts` and tests. */
export function assembleShop({
  settings,
  database,
  log,
  now,
  stripeTimeoutMs,
}: Parts): AssembledShop {
  const stopping = new AbortController();
  const lastWrites: (() => Promise<void>)[] = [];
  const jobs = createJobs(database.pool, log);
  const shop: Shop = {
    settings,
    ...database,
    jobs,
    stripe: createStripe(settings.stripe, stripeTimeoutMs),
    log,
    now,
    limits: createLimits(now),
    stopping: stopping.signal,
    onStop: (run) => lastWrites.push(run),
  };
  for (const register of JOB_HANDLERS) register(shop);
  const app = createApp(shop);
  const api = visitsFirst(shop, webhooksFirst(shop, getRequestListener(app.fetch)));

  const write = async (run: () => Promise<void>) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('took too long')), LAST_WRITES_MS);
    });
    await Promise.race([run(), late])
      .catch((error: unknown) => log.error('a last write failed', error))
      .finally(() => clearTimeout(timer));
  };
  const stop = async () => {
    stopping.abort();
    await Promise.all([...lastWrites.map(write), jobs.stop()]);
  };
  return { shop, app, api, jobs, stop };
}
