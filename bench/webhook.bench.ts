/**
 * Measures how long a burst of payment events takes until each is verified, stored and acknowledged, against bare
 * inserts of as many events into the same table. Fails if one is lost.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { interleave, median, pairedRatio } from './measure.ts';
import { type PaymentBench, WEBHOOK_SECRET, withPaymentShop } from './payment-shop.ts';
import { type Result, result } from './result.ts';
import { sendWebhooks, type WebhookLoad } from './webhook-load.ts';

export const name = 'Webhooks of payments';

const rounds = 9;
const events = 1_000;
const connections = 10;

/** Pays a checkout and returns its `completed` event as Stripe writes it. */
async function paidEvent({ shop, sandbox, stripe }: PaymentBench): Promise<string> {
  const answer = await fetch(`${shop.url}/api/create-checkout`, {
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
  const { data } = await stripe.events.list({ types: ['checkout.session.completed'], limit: 1 });
  return JSON.stringify(data[0], null, 2);
}

/** Returns the seconds until the last event of a burst was acknowledged, once all of them are stored and handled. */
async function burst(load: WebhookLoad, pool: pg.Pool): Promise<number> {
  const { mark, started, ended } = await sendWebhooks(load);
  for (;;) {
    const found = await pool.query<{ stored: number; open: number }>(
      `SELECT count(*)::int AS stored, count(*) FILTER (WHERE handled_at IS NULL)::int AS open
         FROM stripe_events WHERE id LIKE $1`,
      [`${mark}%`],
    );
    const { stored = 0, open = 0 } = found.rows[0] ?? {};
    if (stored !== events) throw new Error(`${events - stored} acknowledged events were lost.`);
    if (open === 0) return (ended - started) / 1000;
    await wait(20);
  }
}

async function inserts(load: WebhookLoad, pool: pg.Pool): Promise<number> {
  const { mark, started, ended } = await sendWebhooks({ ...load, by: 'insert' });
  await pool.query('DELETE FROM stripe_events WHERE id LIKE $1', [`${mark}%`]);
  return (ended - started) / 1000;
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
    path: '/api/stripe-webhook',
  };
  const run = () => burst(load, pool);
  const bare = () => inserts(load, pool);
  await run();
  await bare();
  const [ours = [], theirs = []] = await interleave(rounds, [run, bare]);
  return [
    result(
      {
        metric: `a burst of ${events} webhooks verified, stored and acknowledged`,
        value: median(ours),
        unit: 's',
        reference: { label: 'bare inserts of the events', value: median(theirs) },
        ratio: pairedRatio(ours, theirs),
      },
      { atMost: 2 },
    ),
  ];
}

export function run(): Promise<Result[]> {
  return withPaymentShop(measure);
}
