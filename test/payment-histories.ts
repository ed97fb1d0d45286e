import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type Stripe from 'stripe';
import { holdsCode, wasPaid } from '../src/rules/order-states.ts';
import { discountCodes } from '../src/server/db/schema.ts';
import { reconcile } from '../src/server/orders/reconcile.ts';
import { checkoutIdOf, DUO, type PaymentShop } from './payments.ts';

/**
 * Random lives of a shop: shoppers who click twice, change their carts, pay, fail to pay or pay
 * late, an owner who refunds, a provider that stumbles, webhooks that get lost, doubled and mixed
 * up. `audit` then compares what Stripe took with what the shop recorded.
 */

const SHOPPERS = 2;
const shopper = fc.nat({ max: SHOPPERS - 1 });
export const HISTORY_CODE = 'HISTORY';

/** Weights lean to what a shop lives of: starting, paying, paying back. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('start' as const),
      shopper,
      quantity: fc.integer({ min: 1, max: 3 }),
      code: fc.boolean(),
      plain: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      shopper,
      how: fc.constantFrom('card', 'card', 'declined', 'late', 'never', 'refunds-fail'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      shopper,
      cents: fc.integer({ min: 1, max: 30_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('start-afresh' as const), shopper }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('return' as const), shopper }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('webhooks' as const),
      effect: fc.constantFrom('drop', 'duplicate', 'shuffle', 'delay'),
      count: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('stumble' as const),
      when: fc.constantFrom('before', 'after'),
      count: fc.constantFrom(1, 3),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      seconds: fc.constantFrom(5, 400, 4000),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('jobs' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reconcile' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Rounds of steps; those of one round happen at once. */
export const history: fc.Arbitrary<Step[][]> = fc.array(
  fc.array(step, { minLength: 1, maxLength: 3 }),
  { minLength: 6, maxLength: 20, size: 'max' },
);

interface Shopper {
  key: string;
  checkout: string | undefined;
}

const PAYMENTS: Readonly<Record<string, object>> = {
  card: {},
  declined: { outcome: 'decline' },
  late: { method: 'paypal', settles: { outcome: 'succeed', afterMs: 300_000 } },
  never: { method: 'paypal', settles: { outcome: 'fail', afterMs: 300_000 } },
  'refunds-fail': { card: '4000000000005126' },
};

/** Lives through a history; what a step is answered does not matter, only what it leaves behind. */
export async function live(test: PaymentShop, rounds: readonly Step[][]): Promise<void> {
  const shoppers = Array.from(
    { length: SHOPPERS },
    (): Shopper => ({ key: randomUUID(), checkout: undefined }),
  );
  for (const round of rounds) {
    await Promise.all(round.map((one) => take(test, shoppers, one)));
  }
}

async function take(test: PaymentShop, shoppers: readonly Shopper[], one: Step): Promise<void> {
  const who = shoppers['shopper' in one ? one.shopper : 0];
  if (!who) return;
  switch (one.do) {
    case 'start': {
      const started = await test.start(
        {
          items: [{ ...DUO, quantity: one.quantity }],
          ...(one.code && { discountCode: HISTORY_CODE }),
          ...(one.plain && { payment_method_types: undefined }),
        },
        who.key,
      );
      if (started.url !== undefined) who.checkout = checkoutIdOf(started.url);
      return;
    }
    case 'start-afresh':
      who.key = randomUUID();
      return;
    case 'pay':
      if (who.checkout !== undefined) await test.pay(who.checkout, PAYMENTS[one.how]);
      return;
    case 'return':
      if (who.checkout !== undefined) await test.show(who.checkout);
      return;
    case 'refund':
      return refund(test, who, one.cents);
    case 'webhooks': {
      const { effect, count } = one;
      return test.trouble({ target: 'webhook', effect, count, delayMs: 60 });
    }
    case 'stumble': {
      const { when, count } = one;
      return test.trouble({ target: 'api', effect: 'cut', when, count });
    }
    case 'pass':
      return test.pass(one.seconds);
    case 'jobs':
      await test.runJobs();
      return;
    case 'reconcile':
      return reconcile(test.shop);
  }
}

/** As the owner would; Stripe refuses what is not there to be paid back. */
async function refund(test: PaymentShop, who: Shopper, cents: number): Promise<void> {
  const order = (await test.orders()).find((row) => row.checkoutSessionId === who.checkout);
  if (!order?.paymentIntentId) return;
  const amount = Math.min(cents, order.amount - order.refunded);
  if (amount === 0) return;
  await test.shop.stripe.refunds
    .create({ payment_intent: order.paymentIntentId, amount })
    .catch(() => undefined);
}

export interface Audit {
  readonly orders: number;
  readonly paid: number;
  /** Cents at Stripe and in the shop. */
  readonly taken: number;
  readonly recorded: number;
  readonly mailed: number;
  /** Everything that does not fit, in words; empty when all is well. */
  readonly wrong: readonly string[];
}

/** Lets everything come to rest, then compares shop, Stripe and inbox order by order. */
export async function audit(test: PaymentShop): Promise<Audit> {
  await test.clearTrouble();
  await test.pass(4000);
  await test.settle();
  for (let look = 0; look < 3; look++) {
    await test.pass(400);
    await reconcile(test.shop);
    await test.settle();
  }
  const orders = await test.orders();
  const byOrder = Map.groupBy(await allSessions(test), ({ metadata }) => metadata?.['order_id']);
  const confirmations = (await test.inbox()).flatMap(
    ({ subject }) => /EL-(\d+) ist bestätigt/.exec(subject)?.[1] ?? [],
  );
  const wrong: string[] = [];
  let taken = 0;
  let recorded = 0;
  for (const order of orders) {
    const say = (what: string) => wrong.push(`${order.id} (${order.status}): ${what}`);
    const money = (byOrder.get(order.id) ?? []).map(moneyOf);
    const paid = money.reduce((sum, one) => sum + one.paid, 0);
    const refunded = money.reduce((sum, one) => sum + one.refunded, 0);
    taken += paid - refunded;
    if (wasPaid(order.status)) recorded += order.amount - order.refunded;
    const kinds = await test.history(order.id);
    const times = (kind: string) => kinds.filter((one) => one === kind).length;
    if (paid > 0 !== wasPaid(order.status)) say(`Stripe took ${paid}`);
    if (paid > 0 && paid !== order.amount) say(`Stripe took ${paid} of ${order.amount}`);
    if (refunded !== order.refunded) say(`refunded ${order.refunded}, at Stripe ${refunded}`);
    if (order.status === 'pending') say('still pending');
    if (times('paid') !== (paid > 0 ? 1 : 0)) say(`paid ${times('paid')} times`);
    for (const kind of ['paid_again', 'amount_mismatch']) if (times(kind) > 0) say(kind);
    const mailed = confirmations.filter((number) => number === String(order.number)).length;
    if (mailed !== (paid > 0 ? 1 : 0)) say(`confirmed ${mailed} times`);
  }
  const numbers = orders.flatMap(({ number }) => number ?? []).sort((a, b) => a - b);
  if (numbers.some((number, index) => number !== 1001 + index)) wrong.push(`numbers ${numbers}`);
  const held = orders.filter((row) => row.discountCode === HISTORY_CODE && holdsCode(row.status));
  const codes = await test.shop.db.select().from(discountCodes);
  const uses = codes.find(({ code }) => code === HISTORY_CODE)?.uses ?? 0;
  if (uses !== held.length)
    wrong.push(`the code counts ${uses} uses, ${held.length} orders hold it`);
  return {
    orders: orders.length,
    paid: numbers.length,
    taken,
    recorded,
    mailed: confirmations.length,
    wrong,
  };
}

function allSessions(test: PaymentShop): Promise<Stripe.Checkout.Session[]> {
  return test.shop.stripe.checkout.sessions
    .list({ limit: 100, expand: ['data.payment_intent.latest_charge'] })
    .autoPagingToArray({ limit: 10_000 });
}

function moneyOf(session: Stripe.Checkout.Session): { paid: number; refunded: number } {
  const intent = session.payment_intent;
  if (intent === null || typeof intent === 'string') return { paid: 0, refunded: 0 };
  const charge = intent.latest_charge;
  const refunded = charge === null || typeof charge === 'string' ? 0 : charge.amount_refunded;
  return { paid: intent.amount_received, refunded };
}
