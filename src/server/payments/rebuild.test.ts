import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { TRIO } from '#test/cart-items.ts';
import { signInCustomer } from '#test/logins.ts';
import { checkoutIdOf, createPaymentShop, DUO, MIA } from '#test/payments.ts';
import { firstVersion } from '#test/seed.ts';
import { NO_WEBHOOKS } from '#test/stripe-faults.ts';
import { alerts } from '../alerts/schema.ts';
import { makeParts } from '../assemble.ts';
import { discountCodes } from '../discount-codes/schema.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import { orderEvents, orders } from '../orders/schema.ts';
import { reconcile } from './reconcile.ts';
import { orderNumberGaps } from './schema.ts';

/** Longer than a shop that was started anew reads payments back. */
const APART_SECONDS = 15 * 24 * 60 * 60;

const test = await createPaymentShop();
await test.shop.db
  .insert(discountCodes)
  .values({ code: 'REBUILD', kind: 'percent', value: 33, maxUses: 2 });
beforeEach(async () => {
  await test.pass(APART_SECONDS);
  await test.reset();
  await test.shop.db.delete(orderNumberGaps);
});
afterAll(() => test.close());

const isRebuildCode = eq(discountCodes.code, 'REBUILD');

const sell = async (body: object = {}, cookie = '') => {
  const { url } = await test.start({ ...body }, randomUUID(), { cookie });
  await test.pay(checkoutIdOf(url));
  await test.settle();
};

/** As an older copy of the database leaves it: rows, history and mails of these orders are gone. */
async function lose(lost: readonly OrderRow[], lastNumber: number): Promise<void> {
  const ids = lost.map(({ id }) => id);
  const client = await test.shop.pool.connect();
  try {
    await client.query('begin; set local session_replication_role = replica');
    await client.query('delete from order_events where order_id = any($1)', [ids]);
    await client.query("delete from mails where data ->> 'orderId' = any($1::text[])", [ids]);
    await client.query('delete from orders where id = any($1)', [ids]);
    await client.query('delete from papers where order_id = any($1)', [ids]);
    await client.query('update order_numbers set last = $1 where id = 1', [lastNumber]);
    await client.query(
      `update order_numbers set last = (select coalesce(max(substring(number from 9)::int), 0)
         from papers where kind = 'invoice') where id > 1`,
    );
    await client.query('update discount_codes set uses = 0');
    await client.query('delete from stripe_events');
    await client.query('update stripe_pulls set pulled_to = to_timestamp($1)', [
      test.since() + 120,
    ]);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** All orders, once their confirmations are out and their payments say so. */
async function confirmed(): Promise<OrderRow[]> {
  for (const { id } of await test.orders()) {
    await test.shop.jobs.add('label-payment', { orderId: id });
  }
  await test.settle();
  return test.orders();
}

/** The same shop, started anew. */
const restarted = () => ({ ...test.shop, parts: makeParts(() => test.shop, firstVersion()) });
const openAlerts = async () =>
  (await test.shop.db.select().from(alerts)).filter(({ resolvedAt }) => resolvedAt === null);
const byId = (rows: readonly OrderRow[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
/** The order without what a rebuild can't know, or knows only to the second. */
const known = ({ referrer, requestHash, paymentMethods, checkoutUrl, ...order }: OrderRow) => ({
  ...order,
  expiresAt: null,
  updatedAt: null,
  paidAt: null,
});

describe('orders that were paid and are gone', () => {
  it('are orders again with their numbers, to the cent, and nobody is mailed twice', async () => {
    const cookie = await signInCustomer(test, 'lena@kundin.example');
    await sell();
    await sell({ items: [{ ...TRIO, giftColor: 'Navy' }, DUO], discountCode: 'REBUILD' }, cookie);
    await sell({
      items: [{ ...DUO, quantity: 3, giftColor: 'Navy' }],
      language: 'en',
      customer: MIA,
    });
    const before = await confirmed();
    expect(before.map(({ number }) => number)).toEqual([1001, 1002, 1003]);
    const sent = await test.inbox();
    await lose(before.slice(1), 1001);

    const shop = restarted();
    await Promise.all([reconcile(shop), reconcile(shop), reconcile(restarted())]);
    await test.settle();
    const after = await test.orders();
    expect(byId(after).map(known)).toEqual(byId(before).map(known));
    for (const { id, paidAt } of after) {
      const was = before.find((order) => order.id === id)?.paidAt?.getTime() ?? 0;
      expect(Math.abs((paidAt?.getTime() ?? 0) - was)).toBeLessThan(60_000);
    }
    expect(await test.history(before[1]?.id ?? '')).toEqual(['rebuilt', 'paid']);
    const customers = (mails: typeof sent) =>
      mails.filter(({ to }) => to[0] !== test.shop.settings.adminEmail);
    expect(customers(await test.inbox())).toEqual(customers(sent));
    // The gap was told, and is filled again.
    expect((await openAlerts()).map(({ kind }) => kind)).toEqual([
      'order_rebuilt',
      'order_rebuilt',
    ]);
    expect(await test.shop.db.select().from(orderNumberGaps)).toMatchObject([
      { series: 1, first: 1002, last: 1003 },
      // Their invoices.
      { first: 2, last: 3 },
    ]);
    const [code] = await test.shop.db.select().from(discountCodes).where(isRebuildCode);
    expect(code?.uses).toBe(1);

    await sell();
    expect((await test.orders()).map(({ number }) => number).toSorted()).toEqual([
      1001, 1002, 1003, 1004,
    ]);
    expect(
      new Set((await test.shop.db.select().from(orderEvents)).map(({ kind }) => kind)),
    ).toEqual(new Set(['created', 'paid', 'rebuilt', 'mailed']));
  });

  it('that were placed but not paid in the copy get the number that their payment carries', async () => {
    await sell();
    await sell();
    const [, second] = await confirmed();
    if (!second) throw new Error('no order');
    await lose([second], 1001);
    // The row as it was before its payment.
    await test.shop.db.insert(orders).values({
      ...second,
      status: 'pending',
      number: null,
      paidAt: null,
      paymentIntentId: null,
    });
    await reconcile(restarted());
    await test.settle();
    expect((await test.orders()).map(({ number }) => number)).toEqual([1001, 1002]);
    expect(await test.history(second.id)).toEqual(['paid']);
  });

  it('get another number when theirs was given again, and the owner reads both', async () => {
    await sell();
    await sell();
    const [, second] = await test.orders();
    if (!second) throw new Error('no order');
    await lose([second], 1001);
    // This shop has looked at the payments before the copy came.
    await sell();
    await reconcile(test.shop);
    await test.settle();
    const numbers = (await test.orders()).map(({ id, number }) => [id === second.id, number]);
    expect(numbers).toContainEqual([true, 1003]);
    expect(numbers).toContainEqual([false, 1002]);
    expect(await openAlerts()).toContainEqual(
      expect.objectContaining({
        kind: 'order_rebuilt',
        orderId: second.id,
        data: { cents: 10_799, number: 'EL-1003', former: 'EL-1002' },
      }),
    );
  });

  it('leave the key of their attempt to the order that took it', async () => {
    const key = randomUUID();
    await test.pay(checkoutIdOf((await test.start({}, key)).url));
    await test.settle();
    const [first] = await confirmed();
    if (!first) throw new Error('no order');
    await lose([first], 1001);
    await test.start({}, key);
    await reconcile(restarted());
    await test.settle();
    const keys = (await test.orders()).map(({ id, idempotencyKey }) => [id, idempotencyKey]);
    expect(keys).toContainEqual([first.id, null]);
    expect(keys).toContainEqual([expect.not.stringMatching(first.id), key]);
  });

  it('keep what was paid back, of which nobody is told again', async () => {
    await sell();
    const [order] = await confirmed();
    if (!order) throw new Error('no order');
    await test.shop.stripe.refunds.create({
      payment_intent: order.paymentIntentId ?? '',
      amount: 799,
    });
    await test.settle();
    const sent = (await test.inbox()).length;
    await lose([order], 1000);
    await reconcile(restarted());
    await test.settle();
    const [again] = await test.orders();
    expect(again).toMatchObject({ number: 1001, status: 'partly_refunded', refunded: 799 });
    // The owner's three alerts, of the order and of both numbers, are all that was sent.
    expect((await test.inbox()).slice(0, -sent).map(({ to }) => to[0])).toEqual(
      Array(3).fill(test.shop.settings.adminEmail),
    );
  });

  it('give the next number above the highest at Stripe, also when Stripe was away first', async () => {
    await sell();
    await sell();
    const rows = await test.orders();
    await test.injectFaults(NO_WEBHOOKS);
    const next = await test.open();
    await test.pay(next);
    await lose(rows, 1000);
    const refusal = { target: 'api', effect: 'status', method: 'GET' };
    await test.injectFaults({ ...refusal, status: 503, path: '/v1/payment_intents', count: 50 });
    const shop = restarted();
    await reconcile(shop);
    expect((await test.orders()).map(({ status }) => status)).toEqual(['pending']);
    await test.clearFaults();
    await reconcile(shop);
    expect((await test.orders()).map(({ number }) => number).toSorted()).toEqual([
      1001, 1002, 1003,
    ]);
  });
});

it('money that is no order again is told, less what was paid back, until all of it is', async () => {
  const { rows } = await test.shop.pool.query('select mark from shop_marks');
  const { sessions } = test.shop.stripe.checkout;
  const price_data = { currency: 'eur', unit_amount: 4_000, product_data: { name: 'Fremd' } };
  const { id } = await sessions.create({
    mode: 'payment',
    success_url: 'https://shop.example/success',
    line_items: [{ quantity: 1, price_data }],
    metadata: { order_id: randomUUID(), attempt: '1', shop: rows[0].mark },
  });
  await test.pay(id);
  await test.settle();
  const told = (cents: number) => [{ kind: 'money_without_order', subject: id, data: { cents } }];
  expect(await openAlerts()).toMatchObject(told(4_000));
  const payment_intent = String((await sessions.retrieve(id)).payment_intent);
  for (const [amount, left] of [
    [700, told(3_300)],
    [3_300, []],
  ] as const) {
    await test.shop.stripe.refunds.create({ payment_intent, amount });
    await test.settle();
    expect(await openAlerts()).toMatchObject(left);
  }
});

it('a key that may not list payments stops no sale, and the owner is told', async () => {
  await test.injectFaults({
    target: 'api',
    effect: 'status',
    status: 403,
    method: 'GET',
    path: '/v1/payment_intents',
    count: 50,
  });
  await test.injectFaults(NO_WEBHOOKS);
  await test.pay(await test.open());
  await reconcile(restarted());
  expect(await test.orders()).toMatchObject([{ status: 'paid', number: 1001 }]);
  expect(await openAlerts()).toMatchObject([
    { kind: 'provider_refused', data: { operation: 'list payments' } },
  ]);
});
