/**
 * Measures the time that the shop adds to the payment provider's own time in create-checkout, and its
 * processor time, against a bare insert of the same order. All run in turns, one request at a time.
 */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type Stripe from 'stripe';
import { interleave, median, pairedRatio, quantile } from './measure.ts';
import { type PaymentBench, startCheckout, TWO_SCENTS, withPaymentShop } from './payment-shop.ts';
import { cpuMilliseconds } from './process.ts';
import { type Result, result } from './result.ts';
import type { BenchShop } from './shop.ts';

export const name = 'create-checkout';

const rounds = 15;
const perRound = 20;
/** Stripe itself takes about 300 ms; the shop's part must not be noticeable beside it. */
const aimMilliseconds = 25;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  for (let n = 0; n < perRound; n++) await work();
  return (performance.now() - started) / perRound;
}

const PACK = {
  id: 'pouch-duo',
  name: 'Pouch',
  price: 107.99,
  quantity: 1,
  selectedColor: 'Rosa,Lila',
  packType: 'duo',
};

const checkout = (shop: BenchShop) => startCheckout(shop.url, [PACK, TWO_SCENTS]);

/** Returns the parameters with which the shop created a session, from the provider's data. */
function sameAgain(session: Stripe.Checkout.Session, lines: Stripe.LineItem[]) {
  const { success_url, cancel_url, locale, metadata } = session;
  return {
    mode: 'payment',
    locale: locale ?? 'de',
    metadata: metadata ?? {},
    payment_intent_data: { metadata: metadata ?? {} },
    adaptive_pricing: { enabled: false },
    line_items: lines.map((line) => ({
      quantity: line.quantity ?? 1,
      price_data: {
        currency: line.currency,
        unit_amount: line.price?.unit_amount ?? 0,
        tax_behavior: 'inclusive' as const,
        product_data: { name: line.description ?? '' },
      },
    })),
    shipping_address_collection: { allowed_countries: ['DE'] },
    allowed_payment_method_types: ['card', 'paypal'],
    success_url: success_url ?? '',
    cancel_url: cancel_url ?? '',
  } satisfies Stripe.Checkout.SessionCreateParams;
}

/** Inserts a copy of a stored order with plain SQL. */
async function bareInsert(pool: pg.Pool): Promise<void> {
  await pool.query({
    name: 'bare-order',
    text: `INSERT INTO orders (id, amount, subtotal, shipping, items, promised, language, request_hash,
             expires_at, idempotency_key)
           SELECT gen_random_uuid(), amount, subtotal, shipping, items, promised, language, request_hash,
             expires_at, gen_random_uuid()::text FROM orders LIMIT 1`,
  });
}

async function measure({ shop, stripe, pool }: PaymentBench): Promise<Result[]> {
  const id = /cs_\w+/.exec(await checkout(shop))?.[0] ?? '';
  const session = await stripe.checkout.sessions.retrieve(id);
  const params = sameAgain(session, (await stripe.checkout.sessions.listLineItems(id)).data);
  const cpu: number[] = [];
  const whole = async () => {
    const before = cpuMilliseconds(shop.pid);
    const milliseconds = await timed(() => checkout(shop));
    cpu.push((cpuMilliseconds(shop.pid) - before) / perRound);
    return milliseconds;
  };
  const provider = () =>
    timed(() => stripe.checkout.sessions.create(params, { idempotencyKey: randomUUID() }));
  const bare = () => timed(() => bareInsert(pool));
  await whole();
  await provider();
  await bare();
  cpu.length = 0;
  const [wholes = [], providers = [], inserts = []] = await interleave(rounds, [
    whole,
    provider,
    bare,
  ]);
  const added = wholes.map((value, round) => value - (providers[round] ?? 0));
  const insert = { label: 'bare insert of the order', value: median(inserts) };
  return [
    result({
      metric: 'added to the provider’s own time',
      value: median(added),
      unit: 'ms',
      reference: insert,
      ratio: pairedRatio(added, inserts),
      atMost: aimMilliseconds,
    }),
    result({
      metric: 'added, slowest tenth',
      value: quantile(added, 0.9),
      unit: 'ms',
      reference: insert,
      atMost: aimMilliseconds * 2,
    }),
    result({
      metric: 'own processor time',
      value: median(cpu),
      unit: 'ms',
      reference: insert,
      atMost: aimMilliseconds,
    }),
  ];
}

export function run(): Promise<Result[]> {
  return withPaymentShop(measure);
}
