import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { drawPapers } from '#server/papers/draw-papers.ts';
import { papers } from '#server/papers/schema.ts';
import { disputes, refunds } from '#server/payments/schema.ts';
import { copyTables, type OlderCopy } from './older-copy.ts';
import { createPaymentShop, DUO } from './payments.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** Stripe's list of events reaches back 30 days, and with it a restore. */
const MONTH_DAYS = 28;
const MONTHS = 12;

const test = await createPaymentShop();
afterAll(() => test.close());
const { shop } = test;

interface Step {
  readonly kind: 'sell' | 'refund' | 'dispute' | 'fail' | 'copy' | 'restore' | 'draw';
  readonly quantity: number;
  /** Chooses the order, and how a dispute ends. */
  readonly at: number;
  /** Of what is left. */
  readonly part: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.oneof(
    { weight: 5, arbitrary: fc.constant('sell' as const) },
    {
      weight: 3,
      arbitrary: fc.constantFrom('refund' as const, 'dispute' as const, 'fail' as const),
    },
    { weight: 2, arbitrary: fc.constantFrom('copy' as const, 'restore' as const, 'draw' as const) },
  ),
  quantity: fc.integer({ min: 1, max: 3 }),
  at: fc.nat(1000),
  part: fc.constantFrom(0.1, 0.5, 1),
});

/** Papers that were seen: what a number stood for, and the hash of its file. */
const seen = new Map<string, { readonly says: string; readonly sha256: string | null }>();

async function look(): Promise<void> {
  for (const paper of await shop.db.select().from(papers)) {
    const { number, orderId, kind, reference, totalCents, content, sha256 } = paper;
    const known = seen.get(number);
    const says = [orderId, kind, reference].join(' ');
    // One that a restore lost stands for nothing any more, but is nobody else's.
    const isLost = content === null;
    expect(known?.says ?? says, number).toBe(says);
    if (!isLost && known?.sha256 && sha256) expect(sha256, number).toBe(known.sha256);
    seen.set(number, { says, sha256: known?.sha256 ?? sha256 });
    expect(isLost ? totalCents : 0, number).toBe(0);
  }
}

/** Cents at Stripe: captured, less refunds that arrived and lost disputes. */
async function atStripe(): Promise<number> {
  let sum = 0;
  for await (const { amount_received } of shop.stripe.paymentIntents.list({ limit: 100 }))
    sum += amount_received;
  for await (const { status, amount } of shop.stripe.refunds.list({ limit: 100 }))
    sum -= status === 'succeeded' ? amount : 0;
  for await (const { status, amount } of shop.stripe.disputes.list({ limit: 100 }))
    sum -= status === 'lost' ? amount : 0;
  return sum;
}

/** Orders of which something is left, with that. */
async function open() {
  const all = await test.orders();
  const pending = await shop.db.select().from(disputes);
  return all
    .filter(({ id, paidAt }) => paidAt !== null && !pending.some(({ orderId }) => orderId === id))
    .map((order) => ({ order, left: order.amount - order.refunded - order.chargedBack }))
    .filter(({ left }) => left > 100);
}

async function take(taken: Step, copy: { now: OlderCopy | undefined }): Promise<void> {
  if (taken.kind === 'sell') {
    await test.pay(await test.open({ items: [{ ...DUO, quantity: taken.quantity }] }));
  } else if (taken.kind === 'copy') copy.now = await copyTables(test);
  else if (taken.kind === 'restore') await copy.now?.restore();
  else if (taken.kind === 'draw') await drawPapers(shop);
  else {
    const choice = await open();
    const { order, left } = choice[taken.at % choice.length] ?? {};
    if (!order || left === undefined) return;
    const amount = Math.max(1, Math.round(left * taken.part));
    const payment_intent = order.paymentIntentId ?? '';
    if (taken.kind === 'dispute') {
      const path = `/sessions/${order.checkoutSessionId}/dispute`;
      const { id } = (await test.control(path, { amount })) as { id: string };
      await test.settle();
      await test.control(`/disputes/${id}/status`, { status: taken.at % 2 ? 'lost' : 'won' });
    } else {
      const { id } = await shop.stripe.refunds.create({ payment_intent, amount });
      await test.settle();
      if (taken.kind === 'fail')
        await test.control(`/refunds/${id}/settle`, {
          status: 'failed',
          failure_reason: 'expired_or_canceled_card',
        });
    }
  }
  await test.settle();
}

it('twelve months of papers are what Stripe has left of them, no number stands for two, and no file changes', async () => {
  const months = fc.array(fc.array(step, { minLength: 3, maxLength: 8 }), {
    minLength: MONTHS,
    maxLength: MONTHS,
  });
  const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
  const [year = []] = fc.sample(months, { numRuns: 1, seed });
  const copy: { now: OlderCopy | undefined } = { now: undefined };
  for (const [month, steps] of year.entries()) {
    copy.now = await copyTables(test);
    for (const taken of steps) {
      await take(taken, copy);
      await look();
    }
    await drawPapers(shop);
    await look();
    const rows = await shop.db.select().from(papers);
    const sum = rows.reduce((total, { totalCents }) => total + totalCents, 0);
    const orders = await test.orders();
    const left = orders
      .filter(({ paidAt }) => paidAt !== null)
      .reduce((total, order) => total + order.amount - order.refunded - order.chargedBack, 0);
    expect({ sum, left }, `seed ${seed}, month ${month}`).toEqual({
      sum: await atStripe(),
      left: sum,
    });
    await test.pass(MONTH_DAYS * DAY_SECONDS);
    await test.settle();
  }
  const counted = await shop.db.$count(refunds);
  expect([seen.size > MONTHS, counted > 0], `seed ${seed}`).toEqual([true, true]);
}, 600_000);
