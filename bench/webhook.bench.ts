/**
 * Measures how many payment events per second are verified, stored, acknowledged and handled, against bare
 * inserts of as many events into the same table.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { API } from '#api-paths.ts';
import { interleave, median, pairedRatio } from './measure.ts';
import { type PaymentBench, WEBHOOK_SECRET, withPaymentShop } from './payment-shop.ts';
import { type Result, result } from './result.ts';
import { sendWebhooks, type WebhookLoad } from './webhook-load.ts';

export const name = 'Webhooks of payments';

const rounds = 9;
const events = 6_000;
const connections = 10;

/** Pays a checkout and returns its `completed` event as Stripe writes it. */
async function paidEvent({ shop, sandbox, stripe }: PaymentBench): Promise<string> {
  const answer = await fetch(`${shop.url}${API.createCheckout}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      items: [{ id: 'parfum-noir', name: 'Parfum Noir', price: 49.99, quantity: 1, image: '' }],
      payment_method_types: ['card'],
    }),
  });
  const { url } = (await answer.json()) as { url: string };
  const id = /cs_\w+/.exec(url)?.[0];
  await fetch(`${sandbox.apiUrl}/_sandbox/sessions/${id}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { data } = await stripe.events.list({ type: 'checkout.session.completed', limit: 1 });
  return JSON.stringify(data[0], null, 2);
}

/** Returns the events per second until the last one is handled. */
async function rate(load: WebhookLoad, pool: pg.Pool): Promise<number> {
  const { mark, started } = await sendWebhooks(load);
  for (;;) {
    const found = await pool.query<{ open: number; last: Date }>(
      `SELECT count(*) FILTER (WHERE handled_at IS NULL)::int AS open,
         max(handled_at) AS last FROM stripe_events WHERE id LIKE $1`,
      [`${mark}%`],
    );
    const { open = 0, last } = found.rows[0] ?? {};
    if (open === 0 && last) return (events / (last.getTime() - started)) * 1000;
    await wait(20);
  }
}

async function insertRate(load: WebhookLoad, pool: pg.Pool): Promise<number> {
  const before = performance.now();
  const { mark, started } = await sendWebhooks({ ...load, by: 'insert' });
  const milliseconds = performance.now() - before - (started - before - performance.timeOrigin);
  await pool.query('DELETE FROM stripe_events WHERE id LIKE $1', [`${mark}%`]);
  return (events / milliseconds) * 1000;
}

async function measure(bench: PaymentBench): Promise<Result[]> {
  const { shop, databaseUrl, pool } = bench;
  const load: WebhookLoad = {
    by: 'webhook',
    port: Number(new URL(shop.url).port),
    secret: WEBHOOK_SECRET,
    databaseUrl,
    events,
    connections,
    event: await paidEvent(bench),
    path: API.stripeWebhook,
  };
  const run = () => rate(load, pool);
  const bare = () => insertRate(load, pool);
  await run();
  await bare();
  const [webhooks = [], inserts = []] = await interleave(rounds, [run, bare]);
  return [
    result(
      {
        metric: 'webhooks verified, stored, answered and handled',
        value: median(webhooks),
        unit: '/s',
        reference: { label: 'bare inserts of the event', value: median(inserts) },
        ratio: pairedRatio(webhooks, inserts),
      },
      { ratioAtLeast: 0.5 },
    ),
  ];
}

export function run(): Promise<Result[]> {
  return withPaymentShop(measure);
}
