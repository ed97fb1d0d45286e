/**
 * Measures the time of one snapshot with growing numbers of active visits, and the delay of an event until
 * 20 open dashboards show it.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { readSnapshot } from '#server/dashboard/snapshot.ts';
import { signIn } from '#test/crash-rehearsal.ts';
import { withDatabaseShop } from './database-shop.ts';
import { interleave, median, pairedRatio, quantile } from './measure.ts';
import { fillPresence } from './presence.ts';
import { type Result, result } from './result.ts';
import type { BenchShop } from './shop.ts';

export const name = 'The dashboard';

const sizes = [1_000, 10_000, 100_000];
const reads = 21;
const dashboards = 20;
const events = 25;
const password = 'only-for-this-benchmark';

/** Reference: the smallest query for a live number, which reads every row once. */
const countHere = 'SELECT count(*) FROM active_sessions WHERE NOT bot AND ended_at IS NULL';
const umamiPoll = { label: 'Umami 3.1 polls', value: 10_000 };

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function snapshotTimes(pool: pg.Pool): Promise<Result[]> {
  const results: Result[] = [];
  for (const size of sizes) {
    await fillPresence(pool, size);
    const [snapshots = [], scans = []] = await interleave(reads, [
      () =>
        timed(() =>
          readSnapshot({ pool, now: Date.now, parts: { catalogue: { current: seedCatalogue } } }),
        ),
      () => timed(() => pool.query(countHere)),
    ]);
    results.push(
      result({
        metric: `one snapshot, ${size.toLocaleString('en-GB')} active visits`,
        value: median(snapshots),
        unit: 'ms',
        reference: { label: 'one count(*) of the same rows', value: median(scans) },
        ratio: pairedRatio(snapshots, scans),
        atMost: 30,
      }),
    );
  }
  await pool.query('TRUNCATE active_sessions');
  return results;
}

interface Screen {
  /** Resolves with the time when a state arrives for which `says` returns true. */
  readonly sees: (says: (state: string) => boolean) => Promise<number>;
  readonly close: () => void;
}

async function openScreen(url: string, cookie: string): Promise<Screen> {
  const abort = new AbortController();
  const response = await fetch(`${url}/api/admin/dashboard/live`, {
    headers: { cookie },
    signal: abort.signal,
  });
  if (!response.ok || !response.body) throw new Error(`The stream answered ${response.status}.`);
  let state = '';
  let changed = () => {};
  const follow = async (body: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder();
    for await (const part of body) {
      state += decoder.decode(part, { stream: true });
      state = state.slice(-40_000);
      changed();
    }
  };
  follow(response.body).catch(() => undefined);
  return {
    sees: (says) =>
      new Promise((resolve) => {
        changed = () => {
          if (says(state)) resolve(performance.now());
        };
        changed();
      }),
    close: () => abort.abort(),
  };
}

/** Makes events and waits until every screen shows them. Returns the delays in milliseconds. */
async function toScreens(screens: readonly Screen[], make: (mark: string) => Promise<unknown>) {
  const delays: number[] = [];
  for (let event = 0; event < events; event += 1) {
    // A random pause, so that events don't align with the server's reads once a second.
    await wait(700 + Math.random() * 600);
    const mark = `mark${event}x${Math.random().toString(36).slice(2, 10)}`;
    const started = performance.now();
    await make(mark);
    const seen = await Promise.all(
      screens.map(({ sees }) => sees((state) => state.includes(mark))),
    );
    delays.push(...seen.map((at) => at - started));
  }
  return delays;
}

async function delays(shop: BenchShop, pool: pg.Pool): Promise<Result[]> {
  const cookie = await signIn(shop.url, password);
  const opened = Array.from({ length: dashboards }, () => openScreen(shop.url, cookie));
  const screens = await Promise.all(opened);
  // Stores an order as the payment code does, and sends the notice after the commit.
  const order = async (mark: string) => {
    await pool.query(
      `INSERT INTO orders (id, number, status, amount, subtotal, shipping, customer_email, items,
         promised, language, request_hash, expires_at, paid_at)
       VALUES ($1, (SELECT coalesce(max(number), 1000) + 1 FROM orders), 'paid', 5999, 5999, 0, $2,
         '[]', '{}', 'de', '', now(), now())`,
      [randomUUID(), `${mark}@example.org`],
    );
    await pool.query('NOTIFY orders');
  };
  const visit = (mark: string) =>
    fetch(`${shop.url}/api/active-sessions/session_${Date.now()}_${mark.slice(0, 20)}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
      body: JSON.stringify({ current_page: '/', referrer: `https://${mark}.example.org/` }),
    });
  const orders = await toScreens(screens, order);
  const visits = await toScreens(screens, visit);
  for (const screen of screens) screen.close();
  const p95 = (metric: string, values: number[], atMost: number) =>
    result({ metric, value: quantile(values, 0.95), unit: 'ms', reference: umamiPoll, atMost });
  return [
    p95(`order to ${dashboards} screens, p95`, orders, 1_000),
    p95(`visit to ${dashboards} screens, p95`, visits, 2_500),
  ];
}

export function run(): Promise<Result[]> {
  return withDatabaseShop({ ADMIN_PASSWORD: password }, async ({ shop, pool }) => [
    ...(await snapshotTimes(pool)),
    ...(await delays(shop, pool)),
  ]);
}
