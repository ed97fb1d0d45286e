/**
 * Measures a shopper's checkout during a flood of beats from one address. The reference is the same flood at
 * a bare endpoint that replies 429 at once, because the senders share the cores. Measured once with few
 * connections that wait for responses, as scripts do, and once with so many that the shop's slow refusals
 * don't slow them.
 */
import { randomUUID } from 'node:crypto';
import { startBareServer } from './bare-server.ts';
import { sendBeats } from './beat-load.ts';
import type { ForkedServer } from './forked-server.ts';
import { interleave, median, pairedRatio, quantile } from './measure.ts';
import { type Result, result } from './result.ts';
import { type BenchShop, startShop } from './shop.ts';

export const name = 'A flood of beats';

const rounds = 7;
const seconds = 3;
const fewConnections = 16;
/** One and a half times the largest number of waiting refusals. */
const manyConnections = 1_500;
const floodPerSecond = 2_000;
/** More visits than the limits of one address allow during a round. */
const visits = 1_000;

const portOf = (url: string) => Number(new URL(url).port);

/** Runs one checkout from a random address and returns its milliseconds. */
async function checkout(shop: BenchShop): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${shop.url}/api/create-checkout`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'x-forwarded-for': `198.18.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}`,
    },
    body: JSON.stringify({
      items: [{ id: 'parfum-noir', name: 'Parfum Noir', price: 49.99, quantity: 1, image: '' }],
      payment_method_types: ['card', 'paypal'],
    }),
  });
  if (!response.ok) throw new Error(`A checkout answered ${response.status}.`);
  await response.arrayBuffer();
  return performance.now() - started;
}

/** Runs checkouts one after the other while a flood goes to `port`. Returns their p95 in milliseconds. */
async function checkoutsUnder(shop: BenchShop, port: number, connections: number): Promise<number> {
  const flood = sendBeats({
    port,
    seconds,
    connections,
    visits,
    perAddress: visits,
    perSecond: floodPerSecond,
  });
  let over = false;
  const ended = flood.finally(() => {
    over = true;
  });
  const times: number[] = [];
  while (!over) times.push(await checkout(shop));
  await ended;
  return quantile(times, 0.95);
}

async function compare(
  shop: BenchShop,
  bare: ForkedServer,
  connections: number,
): Promise<{ ours: number[]; theirs: number[] }> {
  const contenders = [
    () => checkoutsUnder(shop, portOf(shop.url), connections),
    () => checkoutsUnder(shop, portOf(bare.url), connections),
  ];
  await interleave(1, contenders);
  const [ours = [], theirs = []] = await interleave(rounds, contenders);
  return { ours, theirs };
}

export async function run(): Promise<Result[]> {
  const shop = await startShop({ TRUST_PROXY: '127.0.0.1' });
  const bare = await startBareServer({ status: 429, headers: [], body: new Uint8Array() });
  try {
    const results: Result[] = [];
    for (const connections of [fewConnections, manyConnections]) {
      const { ours, theirs } = await compare(shop, bare, connections);
      results.push(
        result(
          {
            metric: `checkout p95 under ${floodPerSecond} beats/s from one address, ${connections} connections`,
            value: median(ours),
            unit: 'ms',
            reference: { label: 'same flood, bare 429', value: median(theirs) },
            ratio: pairedRatio(ours, theirs),
          },
          { ratioAtMost: 1.05 },
        ),
      );
    }
    return results;
  } finally {
    await bare.stop();
    await shop.stop();
  }
}
