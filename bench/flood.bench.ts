/**
 * A flood of beats from one address, and what a shopper's checkout feels of it: beside the same
 * flood at a bare endpoint that answers 429 at once, because the senders share the cores.
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
const connections = 16;
const floodPerSecond = 2_000;
/** More than the limit of one address allows in any time that matters. */
const visits = 1_000;

const portOf = (url: string) => Number(new URL(url).port);

/** One checkout of a shopper of his own; answers its milliseconds. */
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

/** Checkouts one after the other while a flood goes to `port`; answers their p95. */
async function checkoutsUnder(shop: BenchShop, port: number): Promise<number> {
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

async function compare(shop: BenchShop, bare: ForkedServer): Promise<Result[]> {
  const contenders = [
    () => checkoutsUnder(shop, portOf(shop.url)),
    () => checkoutsUnder(shop, portOf(bare.url)),
  ];
  await interleave(1, contenders);
  const [ours = [], theirs = []] = await interleave(rounds, contenders);
  return [
    result(
      {
        metric: `checkout p95 under ${floodPerSecond} beats/s from one address`,
        value: median(ours),
        unit: 'ms',
        reference: { label: 'same flood, bare 429', value: median(theirs) },
        ratio: pairedRatio(ours, theirs),
      },
      { ratioAtMost: 1.05 },
    ),
  ];
}

export async function run(): Promise<Result[]> {
  const shop = await startShop({ TRUST_PROXY: '127.0.0.1' });
  const bare = await startBareServer({ status: 429, headers: [], body: new Uint8Array() });
  try {
    return await compare(shop, bare);
  } finally {
    await bare.stop();
    await shop.stop();
  }
}
