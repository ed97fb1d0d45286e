/** Starts a shop with its own sandbox and database, for benchmarks of payments. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type Stripe from 'stripe';
import { type Sandbox, startSandbox } from '#sandbox/start.ts';
import { SANDBOX_KEY } from '#server/env.ts';
import { createStripe } from '#server/payments/stripe-client.ts';
import { type DatabaseShop, withDatabaseShop } from './database-shop.ts';

export const WEBHOOK_SECRET = 'whsec_only_for_this_benchmark';

export interface PaymentBench extends DatabaseShop {
  readonly sandbox: Sandbox;
  /** Client with the same library and settings as the shop's. */
  readonly stripe: Stripe;
}

interface PaymentOptions {
  readonly settings?: Readonly<Record<string, string>>;
  /** Address that the sandbox sends events to; without it they are only listed. */
  readonly webhookUrl?: string;
}

/** Starts everything, runs `measure` and stops everything. */
export async function withPaymentShop<T>(
  measure: (bench: PaymentBench) => Promise<T>,
  { settings: own = {}, webhookUrl }: PaymentOptions = {},
): Promise<T> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'elvare-bench-'));
  const undo = [() => rm(dataDir, { recursive: true, force: true })];
  try {
    const sandbox = await startSandbox({
      dataDir,
      ...(webhookUrl && { webhookUrl, webhookSecret: WEBHOOK_SECRET }),
    });
    undo.push(() => sandbox.close());
    const { apiUrl } = sandbox;
    const stripe = createStripe({ secretKey: SANDBOX_KEY, webhookSecret: WEBHOOK_SECRET, apiUrl });
    const settings = {
      STRIPE_SECRET_KEY: SANDBOX_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: apiUrl,
      SMTP_URL: sandbox.smtpUrl,
      ...own,
    };
    return await withDatabaseShop(settings, (started) => measure({ ...started, sandbox, stripe }));
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

export const TWO_SCENTS = { id: 'parfum-noir', name: 'Parfum Noir', price: 49.99, quantity: 2 };

/** Starts a checkout from an address of its own; returns the URL of its payment page. */
export async function startCheckout(shopUrl: string, items: readonly object[]): Promise<string> {
  const [a, b] = [Math.random(), Math.random()].map((n) => Math.floor(n * 256));
  const response = await fetch(`${shopUrl}/api/create-checkout`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-forwarded-for': `198.18.${a}.${b}`,
    },
    body: JSON.stringify({ items, payment_method_types: ['card', 'paypal'] }),
  });
  if (!response.ok) throw new Error(`A checkout answered ${response.status}.`);
  return ((await response.json()) as { url: string }).url;
}
