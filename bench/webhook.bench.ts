/**
 * Measures how long a burst of payment events takes until each is verified, stored and acknowledged, against bare
 * inserts of as many events into the same table. Fails if one is lost.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { interleave, median, pairedRatio } from './measure.ts';
import {
  type PaymentBench,
  startCheckout,
  TWO_SCENTS,
  WEBHOOK_SECRET,
  withPaymentShop,
} from './payment-shop.ts';
import { type Result, result } from './result.ts';
import { requestOf, send } from './sender.ts';

export const name = 'Webhooks of payments';

const rounds = 9;
const events = 1_000;
const connections = 10;

/** Pays a checkout and returns its `completed` event as Stripe writes it. */
async function paidEvent({ shop, sandbox, stripe }: PaymentBench): Promise<string> {
  const id = /cs_\w+/.exec(await startCheckout(shop.url, [TWO_SCENTS]))?.[0];
  await fetch(`${sandbox.apiUrl}/_sandbox/sessions/${id}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { data } = await stripe.events.list({ types: ['checkout.session.completed'], limit: 1 });
  return JSON.stringify(data[0], null, 2);
}

/** Returns the seconds until the last event of a burst was acknowledged, once all of them are stored and handled. */
async function burst({ shop, stripe, pool }: PaymentBench, event: string): Promise<number> {
  const { port } = new URL(shop.url);
  const mark = newMark();
  const requests = ids(mark).map((id) => {
    const payload = event.replace(/"id":\s*"evt_\w+"/, `"id": "${id}"`);
    const secret = WEBHOOK_SECRET;
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
    const headers = { Host: `127.0.0.1:${port}`, 'Stripe-Signature': signature };
    return requestOf('POST /api/stripe-webhook', headers, payload);
  });
  const { ms, refused } = await send({ port: Number(port), connections, requests, status: 200 });
  if (refused > 0) throw new Error(`${refused} of ${events} webhooks were refused.`);
  for (;;) {
    const found = await pool.query<{ stored: number; open: number }>(
      `SELECT count(*)::int AS stored, count(*) FILTER (WHERE handled_at IS NULL)::int AS open
         FROM stripe_events WHERE id LIKE $1`,
      [`${mark}%`],
    );
    const { stored = 0, open = 0 } = found.rows[0] ?? {};
    if (stored !== events) throw new Error(`${events - stored} acknowledged events were lost.`);
    if (open === 0) return ms / 1000;
    await wait(20);
  }
}

const newMark = () => `evt_bench${randomUUID().replaceAll('-', '')}`;
const ids = (mark: string) => Array.from({ length: events }, (_, n) => `${mark}${n}`);

/** Returns the seconds of bare inserts of as many events. */
async function inserts(databaseUrl: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  const lanes = Array.from({ length: connections });
  await Promise.all(lanes.map(() => pool.query('select 1')));
  const mark = newMark();
  const waiting = ids(mark);
  const started = performance.now();
  await Promise.all(
    lanes.map(async () => {
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        await pool.query({
          name: 'bare-insert',
          text: `INSERT INTO stripe_events (id, type, object_id, created, received_at)
                 VALUES ($1, $2, $3, $4, $5)`,
          values: [id, 'checkout.session.completed', `cs_test_${id}`, new Date(), new Date()],
        });
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  await pool.query('DELETE FROM stripe_events WHERE id LIKE $1', [`${mark}%`]);
  await pool.end();
  return seconds;
}

async function measure(bench: PaymentBench): Promise<Result[]> {
  const event = await paidEvent(bench);
  const run = () => burst(bench, event);
  const bare = () => inserts(bench.databaseUrl);
  await run();
  await bare();
  const [ours = [], theirs = []] = await interleave(rounds, [run, bare]);
  return [
    result({
      metric: `a burst of ${events} webhooks verified, stored and acknowledged`,
      value: median(ours),
      unit: 's',
      reference: { label: 'bare inserts of the events', value: median(theirs) },
      ratio: pairedRatio(ours, theirs),
      atMost: 2,
    }),
  ];
}

export function run(): Promise<Result[]> {
  return withPaymentShop(measure);
}
