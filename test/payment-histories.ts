import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { discountCodes } from '#server/discount-codes/schema.ts';
import { reconcile } from '#server/payments/reconcile.ts';
import { soldOutItems } from '#server/sold-out/schema.ts';
import { disputePayment, REFUND_COURSES, refundPayment } from './money-back.ts';
import { checkoutIdOf, DUO, type PaymentShop } from './payments.ts';

/**
 * Random lives of a shop: shoppers who click twice, change their carts, pay, fail to pay or pay
 * late and never come back, an owner who refunds, a provider that stumbles, is slow, refuses to be
 * read or loses its answers, webhooks that get lost, doubled, mixed up or come when the checkout is long over.
 * `audit` then compares what Stripe took with what the shop recorded.
 */

const SHOPPERS = 2;
const shopper = fc.nat({ max: SHOPPERS - 1 });
const HISTORY_CODE = 'HISTORY';
/** Of most prices this is no whole number of cents. */
const HISTORY_CODE_PERCENT = 33;
const TRAVEL_TRIO = {
  id: 'travel-bag-trio',
  name: 'Elvare Travel Bag',
  price: 254.49,
  quantity: 1,
  image: '/images/travel-bag/schwarz-quarter-800.webp',
  selectedColor: 'Schwarz,Cognac,Navy',
  giftColor: 'Rosa',
  packType: 'trio',
};
const NECKLACE = { id: 'kette-figaro', name: 'Figarokette', price: 24.99, quantity: 1, image: '' };
/** Marked sold out in every history. */
const GONE = { id: 'siegelring', name: 'Siegelring', price: 24.99, quantity: 1, image: '' };
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
      cart: fc.constantFrom('pouches', 'with-presents', 'little'),
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
  /** The next refunds take their time, or come to nothing. */
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('refund-course' as const),
      course: fc.constantFrom('arrives', 'fails', 'is canceled', 'waits', 'fails at once'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('dispute' as const),
      shopper,
      ends: fc.constantFrom('won', 'lost', 'under_review'),
    }),
  },
  /** The cart is changed in a second tab, then both pages are paid. */
  { weight: 2, arbitrary: fc.record({ do: fc.constant('two-pages' as const), shopper }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('want-sold-out' as const), shopper }) },
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
  /** The key is of another account, lacks a right, or is wrong. */
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('refuse-reads' as const),
      status: fc.constantFrom(400, 401, 403, 404),
      count: fc.integer({ min: 1, max: 12 }),
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

/** Of several quantities; with the histories' code the last falls below free shipping. */
const CARTS = {
  pouches: (quantity: number) => [{ ...DUO, quantity }],
  'with-presents': (quantity: number) => [
    { ...DUO, quantity: 1 },
    { ...TRAVEL_TRIO, quantity },
  ],
  little: () => [NECKLACE],
};

const PAYMENTS: Readonly<Record<string, object>> = {
  card: {},
  declined: { outcome: 'decline' },
  late: { method: 'paypal', settles: { outcome: 'succeed', afterMs: 300_000 } },
  never: { method: 'paypal', settles: { outcome: 'fail', afterMs: 300_000 } },
  'refunds-fail': { card: '4000000000005126' },
};

/**
 * Lives through a history; what a step is answered matters little, what it leaves behind is audited.
 * Returns sentences about calls that should have been refused and were not.
 */
export async function live(test: PaymentShop, rounds: readonly Step[][]): Promise<string[]> {
  const wrong: string[] = [];
  const shoppers = Array.from(
    { length: SHOPPERS },
    (): Shopper => ({ key: randomUUID(), checkout: undefined, earlier: undefined }),
  );
  for (const round of rounds) {
    const said = await Promise.all(round.map((one) => take(test, shoppers, one)));
    wrong.push(...said.filter((what) => typeof what === 'string'));
  }
  return wrong;
}

async function take(
  test: PaymentShop,
  shoppers: readonly Shopper[],
  one: Step,
): Promise<string | undefined> {
  const who = shoppers['shopper' in one ? one.shopper : 0];
  if (!who) return;
  switch (one.do) {
    case 'start':
      await openPage(test, who, {
        items: CARTS[one.cart](one.quantity),
        ...(one.code && { discountCode: HISTORY_CODE }),
        ...(one.plain && { payment_method_types: undefined }),
      });
      return;
    case 'two-pages': {
      const first = await openPage(test, who, { items: CARTS.pouches(1) });
      const second = await openPage(test, who, { items: CARTS.pouches(2) });
      for (const page of [first, second]) if (page !== undefined) await test.pay(page);
      return;
    }
    case 'want-sold-out': {
      const { url } = await test.start({ items: [DUO, GONE] });
      return url === undefined ? undefined : `sold ${GONE.id}, which was sold out`;
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
      await refundPayment(test, who.checkout, one.cents);
      return;
    case 'refund-course':
      await test.injectFaults({ target: 'refund', ...REFUND_COURSES[one.course] });
      return;
    case 'dispute':
      await disputePayment(test, who.checkout, one.ends);
      return;
    case 'webhooks': {
      const { effect, count } = one;
      await test.injectFaults({ target: 'webhook', effect, count, delayMs: 60 });
      return;
    }
    case 'late-news': {
      if (who.checkout === undefined) return;
      // Neither webhook nor customer reaches the shop before the checkout is over.
      await test.injectFaults({ target: 'webhook', effect: 'delay', count: 6, delayMs: 150 });
      await test.pay(who.checkout, PAYMENTS[one.how]);
      await test.pass(PAST_EXPIRY_SECONDS);
      return;
    }
    case 'stumble':
      await test.injectFaults(stumble(one.how, one.when, one.count));
      return;
    case 'refuse-reads': {
      const { status, count } = one;
      const reads = { method: 'GET', path: '/v1/checkout/sessions/' };
      await test.injectFaults({ target: 'api', effect: 'status', status, count, ...reads });
      return;
    }
    case 'pass':
      await test.pass(one.seconds);
      return;
    case 'jobs':
      await test.runJobs();
      return;
    case 'reconcile':
      await reconcile(test.shop);
      return;
  }
}

/** The page a shopper gets for his cart, if any; the one before stays in mind. */
async function openPage(
  test: PaymentShop,
  who: Shopper,
  cart: Record<string, unknown>,
): Promise<string | undefined> {
  const { url } = await test.start(cart, who.key);
  if (url === undefined) return undefined;
  const opened = checkoutIdOf(url);
  if (opened !== who.checkout) who.earlier = who.checkout;
  who.checkout = opened;
  return opened;
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
    .values({ code: HISTORY_CODE, kind: 'percent', value: HISTORY_CODE_PERCENT, maxUses: 2 })
    .onConflictDoNothing();
  await test.shop.db.insert(soldOutItems).values({ itemId: GONE.id }).onConflictDoNothing();
}
