import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkoutIdOf, DUO, openPaymentShop } from '#test/payments.ts';
import { alerts } from '../alerts/schema.ts';
import { discountCodes } from '../discount-codes/schema.ts';
import { catalogueOf } from '../shop.ts';
import { soldOutItems } from '../sold-out/schema.ts';
import { keepSession } from './order-page.ts';
import { claimAttempt, rewriteOrder } from './pending-order.ts';

const test = await openPaymentShop();

const session = (id: string): Promise<Stripe.Checkout.Session> =>
  test.shop.stripe.checkout.sessions.retrieve(id);
const TWO = { items: [{ ...DUO, quantity: 2 }] };
/** The retry is the same body without `payment_method_types` (docs/specification.md#7-interfaces). */
const RETRY = { payment_method_types: undefined };

describe('one key', () => {
  it('makes one order and one page of a double click, in whatever order they arrive', async () => {
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 12 }, () => test.start({}, key)));
    const urls = new Set(replies.map(({ url }) => url));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(urls.size).toBe(1);
    const [order, ...others] = await test.orders();
    expect(others).toEqual([]);
    expect(order?.checkoutSessionId).toBe(checkoutIdOf([...urls][0]));
  });

  it('reuses the order for the retry without payment methods, and closes the first page', async () => {
    const key = randomUUID();
    const first = checkoutIdOf((await test.start({}, key)).url);
    const second = checkoutIdOf((await test.start(RETRY, key)).url);
    expect(second).not.toBe(first);
    expect((await session(first)).status).toBe('expired');
    expect((await session(second)).status).toBe('open');
    const orders = await test.orders();
    expect(orders).toHaveLength(1);
    expect(orders[0]).toMatchObject({ attempt: 2, checkoutSessionId: second, status: 'pending' });
    // The news that the first page is over does not end the order.
    await test.settle();
    expect((await test.orders())[0]?.status).toBe('pending');
  });

  it('leads to the success page also where its goods are sold out since, or its code has ended', async () => {
    const key = randomUUID();
    const code = 'OVER-SOON';
    await test.shop.db.insert(discountCodes).values({ code, kind: 'percent', value: 10 });
    const id = checkoutIdOf((await test.start({ discountCode: code }, key)).url);
    await test.pay(id);
    const success = `${test.shop.settings.baseUrl}/success?session_id=${id}`;
    await test.shop.db.insert(soldOutItems).values({ itemId: 'pouch-duo' });
    expect((await test.start({ discountCode: code }, key)).url).toBe(success);
    expect((await test.start({ discountCode: code })).code).toBe('sold_out');
    await test.shop.db.delete(soldOutItems);
    await test.settle();
    const endsAt = new Date(test.clock.now - 1);
    await test.shop.db.update(discountCodes).set({ endsAt }).where(eq(discountCodes.code, code));
    expect((await test.start({ discountCode: code }, key)).url).toBe(success);
    expect((await test.start({ discountCode: code })).code).toBe('code_expired');
    expect(await test.orders()).toMatchObject([{ status: 'paid' }]);
  });

  it.each([false, true])(
    'survives many different requests at once: one open page, the order (after a failure: %s)',
    async (failed) => {
      const key = randomUUID();
      if (failed) {
        await test.injectFaults({ target: 'api', effect: 'status', status: 500, method: 'POST' });
        expect((await test.start({}, key)).status).toBe(502);
      }
      const replies = await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          test.start({ items: [{ ...DUO, quantity: n + 1 }] }, key),
        ),
      );
      const orders = await test.orders();
      expect(orders).toHaveLength(1);
      const ids = replies.flatMap(({ url }) => (url === undefined ? [] : [checkoutIdOf(url)]));
      expect(ids.length).toBeGreaterThan(0);
      const made = await test.shop.stripe.checkout.sessions.list({
        created: { gte: test.since() },
        limit: 100,
      });
      const open = made.data.filter(({ status }) => status === 'open').map(({ id }) => id);
      expect(open).toEqual([orders[0]?.checkoutSessionId]);
      expect((await session(open[0] ?? '')).amount_total).toBe(orders[0]?.amount);
      // Others wrote the order first, or Stripe was still busy with what one of them had asked.
      const refusals = replies.filter(({ status }) => status !== 200).map(({ code }) => code);
      for (const code of refusals) {
        expect(['idempotency_conflict', 'payment_unavailable']).toContain(code);
      }
    },
  );

  it('keeps no page that was made of what the order held before', async () => {
    const key = randomUUID();
    await test.injectFaults({ target: 'api', effect: 'cut', method: 'POST', count: 3 });
    await test.start({}, key);
    const [order] = await test.orders();
    const before = order && (await claimAttempt(test.shop, order));
    if (!before) throw new Error('no order');
    const rest = {
      user: null,
      customer: undefined,
      holder: '',
      paymentMethods: undefined,
      referrer: null,
      takeMail: () => undefined,
    };
    const catalogue = catalogueOf(test.shop);
    const wanted = {
      key,
      cart: TWO.items,
      discountCode: undefined,
      shownTotalCents: undefined,
      catalogue,
      ...rest,
    };
    const rewritten = await rewriteOrder(test.shop, before, { ...wanted, language: 'de' });
    if (rewritten.kind !== 'rewritten') throw new Error(rewritten.kind);
    const after = rewritten.order;
    const page = { id: 'cs_test_of_one', url: 'https://pay.example' };
    expect(await keepSession(test.shop, before, page)).toBe(false);
    expect(await keepSession(test.shop, after, page)).toBe(true);
  });

  it('starts a fresh order after the first one ran out', async () => {
    const key = randomUUID();
    const first = checkoutIdOf((await test.start({}, key)).url);
    await test.pass(2 * 60 * 60);
    const second = checkoutIdOf((await test.start({}, key)).url);
    expect(second).not.toBe(first);
    const statuses = (await test.orders()).map(({ status }) => status);
    expect(statuses.sort()).toEqual(['expired', 'pending']);
  });

  it('opens a page with a fresh end where the first one never opened and would end too soon', async () => {
    const key = randomUUID();
    await test.injectFaults({ target: 'api', effect: 'cut', method: 'POST', count: 3 });
    expect((await test.start({}, key)).status).not.toBe(200);
    await test.pass(6 * 60);
    const page = checkoutIdOf((await test.start({}, key)).url);
    const made = await test.shop.stripe.checkout.sessions.list({
      created: { gte: test.since() },
      limit: 100,
    });
    const open = made.data.filter(({ status }) => status === 'open').map(({ id }) => id);
    expect(open).toEqual([page]);
    // Nothing that the owner could decide.
    expect(await test.shop.db.select().from(alerts)).toEqual([]);
  });

  it('waits for money that is on its way instead of asking for it twice', async () => {
    const key = randomUUID();
    const id = checkoutIdOf((await test.start({}, key)).url);
    const late = { outcome: 'succeed', afterMs: 60_000 };
    await test.pay(id, { method: 'paypal', settles: late });
    expect((await test.start({}, key)).url).toContain(`/success?session_id=${id}`);
    await test.shop.db.insert(soldOutItems).values({ itemId: 'pouch-duo' });
    expect((await test.start({}, key)).url).toContain(`/success?session_id=${id}`);
    await test.shop.db.delete(soldOutItems);
    await test.pass(61);
    await test.settle();
    expect(await test.orders()).toMatchObject([{ status: 'paid' }]);
  });
});

describe('without a key', () => {
  it('every request is an order of its own', async () => {
    const none = { 'idempotency-key': '' };
    const send = () =>
      test.send(
        'POST',
        '/api/create-checkout',
        { items: [DUO] },
        { 'x-forwarded-for': '10.9.9.9' },
      );
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    expect(await test.orders()).toHaveLength(2);
    expect((await test.start({}, randomUUID(), none)).status).toBe(400);
  });
});

describe('the uses of a code', () => {
  const code = 'TEN-TIMES';
  const uses = async () =>
    (await test.shop.db.select().from(discountCodes)).find((row) => row.code === code)?.uses;
  beforeEach(async () => {
    await test.shop.db
      .insert(discountCodes)
      .values({ code, kind: 'percent', value: 10, maxUses: 10 })
      .onConflictDoUpdate({ target: discountCodes.code, set: { uses: 0 } });
  });

  it('come back when a checkout runs out, and count once for a double click', async () => {
    const key = randomUUID();
    const both = await Promise.all([1, 2].map(() => test.start({ discountCode: code }, key)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await uses()).toBe(1);
    await test.pass(2 * 60 * 60);
    await test.settle();
    expect(await test.orders()).toMatchObject([{ status: 'expired' }]);
    expect(await uses()).toBe(0);
  });

  it('the last one stays with the order that holds it', async () => {
    await test.shop.db.update(discountCodes).set({ uses: 9 });
    const key = randomUUID();
    const first = await test.start({ discountCode: code }, key);
    expect((await test.start({ discountCode: code }, key)).url).toBe(first.url);
    expect((await test.start({ discountCode: code, ...RETRY }, key)).status).toBe(200);
    expect((await test.start({ discountCode: code })).code).toBe('code_used_up');
    // Without the code the order gives it free.
    expect((await test.start({}, key)).status).toBe(200);
    expect(await uses()).toBe(9);
  });

  it('come back when the money does not arrive, and the shopper hears of it', async () => {
    await test.shop.db.update(discountCodes).set({ uses: 9 });
    const id = await test.open({ discountCode: code });
    await test.pay(id, { method: 'paypal', settles: { outcome: 'fail', afterMs: 1000 } });
    await test.pass(2);
    await test.settle();
    expect(await test.orders()).toMatchObject([{ status: 'failed' }]);
    expect(await uses()).toBe(9);
    expect((await test.inbox())[0]?.subject).toBe('Deine Zahlung ist nicht angekommen');
  });
});
