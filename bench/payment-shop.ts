/** A shop beside a sandbox and a database of its own, for benchmarks of payments. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type Stripe from 'stripe';
import { type Sandbox, startSandbox } from '../sandbox/start.ts';
import { SANDBOX_KEY } from '../src/server/env.ts';
import { startPostgres } from '../src/server/postgres/start-postgres.ts';
import { createStripe } from '../src/server/stripe.ts';
import { type BenchShop, startShop } from './shop.ts';

export const WEBHOOK_SECRET = 'whsec_only_for_this_benchmark';

export interface PaymentBench {
  readonly shop: BenchShop;
  readonly sandbox: Sandbox;
  /** The same library with the same settings as the shop's. */
  readonly stripe: Stripe;
  readonly databaseUrl: string;
  readonly pool: pg.Pool;
}

/** Runs `measure` with all of it up, and ends it. */
export async function withPaymentShop<T>(measure: (bench: PaymentBench) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'elvare-bench-'));
  const undo = [() => rm(dataDir, { recursive: true, force: true })];
  try {
    const started = await startPostgres({ dataDir, log: () => undefined });
    if (!started.ok) throw new Error(started.message);
    undo.push(() => started.postgres.stop());
    const databaseUrl = started.postgres.connectionString;
    const sandbox = await startSandbox({ dataDir: path.join(dataDir, 'sandbox') });
    undo.push(() => sandbox.close());
    const { apiUrl } = sandbox;
    const shop = await startShop({
      DATABASE_URL: databaseUrl,
      AUTH_SECRET: 'only-for-this-benchmark-0123456789abcdef',
      STRIPE_SECRET_KEY: SANDBOX_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: apiUrl,
      SMTP_URL: sandbox.smtpUrl,
      TRUST_PROXY: '127.0.0.1',
    });
    undo.push(() => shop.stop());
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
    undo.push(() => pool.end());
    const stripe = createStripe({ secretKey: SANDBOX_KEY, webhookSecret: WEBHOOK_SECRET, apiUrl });
    return await measure({ shop, sandbox, stripe, databaseUrl, pool });
  } finally {
    for (const step of undo.reverse()) await step();
  }
}
