import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { discountCodes } from '../src/server/db/schema.ts';
import { reconcile } from '../src/server/orders/reconcile.ts';
import { checkoutIdOf, DUO, type PaymentShop } from './payments.ts';

/**
 * Random lives of a shop: shoppers who click twice, change their carts, pay, fail to pay or pay
 * late and never come back, an owner who refunds, a provider that stumbles, is slow or loses its
 * answers, webhooks that get lost, doubled, mixed up or come when the checkout is long over.
 * `audit` then compares what Stripe took with what the shop recorded.
 */

const SHOPPERS = 2;
const shopper = fc.nat({ max: SHOPPERS - 1 });
export const HISTORY_CODE = 'HISTORY';
/** A shop in these histories gives up on Stripe after this long, and Stripe is sometimes slower. */
export const HISTORY_STRIPE_TIMEOUT_MS = 2_500;
const SLOWER_MS = HISTORY_STRIPE_TIMEOUT_MS + 500;
/** Longer than a checkout can be paid. */
const PAST_EXPIRY_SECONDS = 4000;

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
      /** On the page that was left open in another tab. */
      earlier: fc.boolean(),
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
      do: fc.constant('late-news' as const),
      shopper,
      how: fc.constantFrom('card', 'late', 'never'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('stumble' as const),
      how: fc.constantFrom('cut', 'cut', '500', '503', '429', 'slow'),
      when: fc.constantFrom('before', 'after'),
      count: fc.constantFrom(1, 3),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      seconds: fc.constantFrom(5, 400, PAST_EXPIRY_SECONDS),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('jobs' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reconcile' as const) }) },
);
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Rounds of steps; those of one round happen at once. */
export const history: fc.Arbitrary<Step[][]> = fc.array(
  fc.array(step, { minLength: 1, maxLength: 3 }),
  { minLength: 6, maxLength: 20, size: 'max' },
);

interface Shopper {
  key: string;
  checkout: string | undefined;
  /** The page before that one. */
  earlier: string | undefined;
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
    (): Shopper => ({ key: randomUUID(), checkout: undefined, earlier: undefined }),
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
      if (started.url === undefined) return;
      const opened = checkoutIdOf(started.url);
      if (opened !== who.checkout) who.earlier = who.checkout;
      who.checkout = opened;
      return;
    }
    case 'start-afresh':
      who.key = randomUUID();
      return;
    case 'pay': {
      const page = (one.earlier ? who.earlier : undefined) ?? who.checkout;
      if (page !== undefined) await test.pay(page, PAYMENTS[one.how]);
      return;
    }
    case 'return':
      if (who.checkout !== undefined) await test.show(who.checkout);
      return;
    case 'refund':
      return refund(test, who, one.cents);
    case 'webhooks': {
      const { effect, count } = one;
      return test.trouble({ target: 'webhook', effect, count, delayMs: 60 });
    }
    case 'late-news': {
      if (who.checkout === undefined) return;
      // Neither a webhook nor the customer says a word before the checkout is over.
      await test.trouble({ target: 'webhook', effect: 'delay', count: 6, delayMs: 150 });
      await test.pay(who.checkout, PAYMENTS[one.how]);
      return test.pass(PAST_EXPIRY_SECONDS);
    }
    case 'stumble':
      return test.trouble(stumble(one.how, one.when, one.count));
    case 'pass':
      return test.pass(one.seconds);
    case 'jobs':
      await test.runJobs();
      return;
    case 'reconcile':
      return reconcile(test.shop);
  }
}

/** A slow Stripe is slow once: every try of the library waits for the timeout. */
function stumble(how: string, when: string, count: number): object {
  if (how === 'cut') return { target: 'api', effect: 'cut', when, count };
  if (how === 'slow') return { target: 'api', effect: 'delay', delayMs: SLOWER_MS, when, count: 1 };
  return { target: 'api', effect: 'status', status: Number(how), when, count };
}

/** Empties the shop and gives it the code the histories redeem, with fewer uses than shoppers want. */
export async function beginHistory(test: PaymentShop): Promise<void> {
  await test.reset();
  await test.shop.db
    .insert(discountCodes)
    .values({ code: HISTORY_CODE, kind: 'percent', value: 10, maxUses: 2 })
    .onConflictDoNothing();
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
