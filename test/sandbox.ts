import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Stripe from 'stripe';
import { afterAll } from 'vitest';
import { type Sandbox, type SandboxOptions, startSandbox } from '#sandbox/start.ts';

export const WEBHOOK_SECRET = 'whsec_sandbox_test';

export function tempFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'elvare-sandbox-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The unmodified library, pointed at a sandbox. */
export function stripeFor(
  apiUrl: string,
  config: Partial<Stripe.StripeConfig> = {},
  apiKey = 'sk_test_sandbox',
): Stripe {
  const { hostname, port } = new URL(apiUrl);
  return new Stripe(apiKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    ...config,
  });
}

export interface TestSandbox extends Sandbox {
  stripe: Stripe;
  folder: string;
  /** Closes it and removes its folder. */
  end(): Promise<void>;
}

export async function testSandbox(options: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
  const { folder, remove } = tempFolder();
  const sandbox = await startSandbox({ dataDir: folder, ...options });
  return {
    ...sandbox,
    stripe: stripeFor(sandbox.apiUrl, {}, options.apiKey),
    folder,
    end: async () => {
      await sandbox.close();
      remove();
    },
  };
}

/** One sandbox for all tests of a file, ended with them. */
export async function sandboxOfFile(): Promise<TestSandbox> {
  const sandbox = await testSandbox();
  afterAll(() => sandbox.end());
  return sandbox;
}

type SessionParams = Stripe.Checkout.SessionCreateParams;
type LineItemParams = Stripe.Checkout.SessionCreateParams.LineItem;

export function lineItem(name: string, cents: number, quantity = 1): LineItemParams {
  return {
    quantity,
    price_data: { currency: 'eur', unit_amount: cents, product_data: { name } },
  };
}

/** A checkout as the shop makes it; 103,88 € unless changed. */
export function checkout(changes: SessionParams = {}): SessionParams {
  return {
    mode: 'payment',
    locale: 'de',
    line_items: [lineItem('Pouch Einzel', 5999), lineItem('Trikot', 3899)],
    shipping_address_collection: { allowed_countries: ['DE'] },
    shipping_options: [
      {
        shipping_rate_data: {
          display_name: 'Standardversand',
          fixed_amount: { amount: 490, currency: 'eur' },
          delivery_estimate: {
            minimum: { unit: 'business_day', value: 4 },
            maximum: { unit: 'business_day', value: 7 },
          },
        },
      },
    ],
    success_url: 'http://shop.example/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.example/cancel',
    metadata: { order_id: 'order-1' },
    payment_intent_data: { metadata: { order_id: 'order-1' } },
    ...changes,
  };
}

/** JSON to one of the sandbox's own handles; answers status and parsed body. */
export async function control(
  sandbox: Sandbox,
  target: string,
  body: unknown = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await fetch(`${sandbox.apiUrl}/_sandbox${target}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

export interface Receiver {
  url: string;
  /** Verified events, in the order they arrived; thin ones too. */
  events: Stripe.Event[];
  /** Arrivals, refused ones included. */
  tries: number;
  /** Status for the next arrivals; 200 when empty. */
  answers: number[];
  close(): Promise<void>;
}

/** A little shop webhook: verifies signatures with the library and remembers. */
export async function startReceiver(): Promise<Receiver> {
  const stripe = new Stripe('sk_test_sandbox');
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      receiver.tries += 1;
      const status = receiver.answers.shift() ?? 200;
      const header = String(request.headers['stripe-signature']);
      const raw = Buffer.concat(chunks);
      const event = raw.includes('"v2.core.event"')
        ? (stripe.parseEventNotification(raw, header, WEBHOOK_SECRET) as unknown as Stripe.Event)
        : stripe.webhooks.constructEvent(raw, header, WEBHOOK_SECRET);
      if (status < 300) receiver.events.push(event);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/stripe-webhook`,
    events: [],
    tries: 0,
    answers: [],
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return receiver;
}

/** Waits until something is so; the limit is a safety net, not a measurement. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1000; tries += 1) {
    if (await condition()) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error('It never happened');
}
