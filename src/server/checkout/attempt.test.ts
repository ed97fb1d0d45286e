import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { TRIO } from '#test/cart-items.ts';
import { signInCustomer } from '#test/logins.ts';
import { checkoutIdOf, DUO, openPaymentShop } from '#test/payments.ts';
import { alerts } from '../alerts/schema.ts';
import { discountCodes } from '../discount-codes/schema.ts';
import { LIMITS } from '../http/limits.ts';
import { catalogueOf } from '../shop.ts';
import { soldOutItems } from '../sold-out/schema.ts';
import { keepSession } from './order-page.ts';
import { claimAttempt, rewriteOrder } from './pending-order.ts';

/** One cart, one attempt, one order: whatever carries the same key finds it (`start-table.ts`). */

const test = await openPaymentShop();

const session = (id: string): Promise<Stripe.Checkout.Session> =>
  test.shop.stripe.checkout.sessions.retrieve(id);
const openPages = async () => {
  const { data } = await test.shop.stripe.checkout.sessions.list({
    created: { gte: test.since() },
    limit: 100,
  });
  return data.filter(({ status }) => status === 'open').map(({ id }) => id);
};
/** The retry is the same body without `payment_method_types` (docs/specification.md#7-interfaces). */
const RETRY = { payment_method_types: undefined };
const OVER = { status: 409, code: 'attempt_over' };

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
      const open = await openPages();
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
    const nothing = { customer: undefined, paymentMethods: undefined, discountCode: undefined };
    const rewritten = await rewriteOrder(test.shop, before, {
      ...nothing,
      shownTotalCents: undefined,
      key,
      cart: [{ ...DUO, quantity: 2 }],
      catalogue: catalogueOf(test.shop),
      user: null,
      holder: '',
      referrer: null,
      takeMail: () => undefined,
      language: 'de',
    });
    if (rewritten.kind !== 'rewritten') throw new Error(rewritten.kind);
    const after = rewritten.order;
    const page = { id: 'cs_test_of_one', url: 'https://pay.example' };
    expect(await keepSession(test.shop, before, page)).toBe(false);
    expect(await keepSession(test.shop, after, page)).toBe(true);
  });

  it('opens a page with a fresh end where the first one never opened and would end too soon', async () => {
    const key = randomUUID();
    await test.injectFaults({ target: 'api', effect: 'cut', method: 'POST', count: 3 });
    expect((await test.start({}, key)).status).not.toBe(200);
    await test.pass(6 * 60);
    const page = checkoutIdOf((await test.start({}, key)).url);
    expect(await openPages()).toEqual([page]);
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

it('without a key every request is an order of its own', async () => {
  const none = { 'idempotency-key': '' };
  const from = { 'x-forwarded-for': '10.9.9.9' };
  const send = () => test.send('POST', '/api/create-checkout', { items: [DUO] }, from);
  expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
  expect(await test.orders()).toHaveLength(2);
  expect((await test.start({}, randomUUID(), none)).status).toBe(400);
});

describe('a key whose order belongs to an account', () => {
  it('is over for guests and other accounts, and goes on for its own', async () => {
    const cookie = await signInCustomer(test, 'lena@kundin.example');
    const other = await signInCustomer(test, 'nora@kundin.example');
    const key = randomUUID();
    const { url } = await test.start({}, key, { cookie });
    expect(await test.start({}, key)).toMatchObject(OVER);
    expect(await test.start({}, key, { cookie: other })).toMatchObject(OVER);
    expect((await test.start({}, key, { cookie })).url).toBe(url);
    expect(await test.orders()).toHaveLength(1);
    // It is anybody’s again once the order has ended.
    await test.pass(2 * 60 * 60);
    await test.settle();
    expect((await test.start({}, key)).status).toBe(200);
    const states = (await test.orders()).map(({ status }) => status);
    expect(states.toSorted()).toEqual(['expired', 'pending']);
  });
});

describe('a key whose order is paid', () => {
  async function paid(wish = {}): Promise<{ key: string; success: string }> {
    const key = randomUUID();
    const id = checkoutIdOf((await test.start({}, key)).url);
    await test.pay(id, wish);
    return { key, success: `/success?session_id=${id}` };
  }

  it('is over for a cart without what was bought, which is bought with another', async () => {
    const { key, success } = await paid();
    expect(await test.start({ items: [TRIO] }, key)).toMatchObject(OVER);
    expect((await test.start({ items: [TRIO] })).url).not.toContain(success);
    await test.settle();
    expect(await test.orders()).toMatchObject([
      { status: 'paid', amount: 10_799 },
      { status: 'pending', amount: 15_298 },
    ]);
  });

  it('asks for no money again while the cart holds what was bought', async () => {
    const { key, success } = await paid();
    for (const again of [
      { payment_method_types: undefined },
      { language: 'en' },
      { items: [TRIO, { ...DUO, giftColor: 'Navy' }] },
    ]) {
      expect((await test.start(again, key)).url).toContain(success);
    }
    await test.settle();
    expect(await test.orders()).toMatchObject([{ amount: 10_799, status: 'paid', number: 1001 }]);
    expect(await test.inbox()).toHaveLength(1);
  });
});

it('whose account is gone checks out as a guest in every browser that has not heard of it', async () => {
  const email = 'geht@kundin.example';
  const cookie = await signInCustomer(test, email);
  const other = await signInCustomer(test, email);
  const key = randomUUID();
  expect((await test.start({}, key, { cookie: other })).status).toBe(200);
  expect(await test.orders()).toMatchObject([{ userId: expect.any(String) }]);
  const body = { password: 'test-passwort' };
  expect((await test.send('DELETE', '/api/account', body, { cookie })).status).toBe(200);
  expect((await test.start({}, key, { cookie: other })).status).toBe(200);
  expect((await test.start({}, randomUUID(), { cookie })).status).toBe(200);
  const guest = { userId: null, customerEmail: null, status: 'pending' };
  expect(await test.orders()).toMatchObject([guest, guest]);
});

let asked = 0;
async function ask(key: unknown): Promise<{ status: number; body: unknown }> {
  asked += 1;
  const from = { 'x-forwarded-for': `10.9.${asked >> 8}.${asked & 255}` };
  const response = await test.send('POST', '/api/checkout-attempt', { key }, from);
  return { status: response.status, body: await response.json() };
}
const open = { status: 200, body: { state: 'open', lines: [] } };
const over = { status: 200, body: { state: 'over', lines: [] } };

describe('the attempt of a cart', () => {
  it('tells the holder of its key that it was paid and what leaves the cart, nothing else', async () => {
    const key = randomUUID();
    const cookie = await signInCustomer(test, 'lena@kundin.example');
    const items = [DUO, { ...DUO, giftColor: 'Navy' }];
    const id = checkoutIdOf((await test.start({ items }, key, { cookie })).url);
    await test.injectFaults({ target: 'webhook', effect: 'drop' });
    await test.pay(id);
    // Its webhook got lost; the server looks at Stripe because it is asked.
    expect(await ask(key)).toEqual(open);
    await test.runJobs();
    expect(await ask(key)).toEqual({
      status: 200,
      body: {
        state: 'paid',
        lines: [
          { key: 'pouch-duo|lila,rosa', quantity: 1 },
          { key: 'pouch-duo|lila,rosa', quantity: 1 },
        ],
      },
    });
  });

  it('stays open while the money is on its way, and is over when that fails', async () => {
    const key = randomUUID();
    const id = checkoutIdOf((await test.start({}, key)).url);
    await test.pay(id, { method: 'paypal', settles: { outcome: 'fail', afterMs: 60_000 } });
    await test.settle();
    expect(await ask(key)).toEqual(open);
    await test.pass(61);
    await test.settle();
    expect(await ask(key)).toEqual(over);
  });

  it('is over when it expired, and for a key that nobody has', async () => {
    const key = randomUUID();
    await test.start({}, key);
    await test.pass(2 * 60 * 60);
    await test.settle();
    expect(await ask(key)).toEqual(over);
    expect(await ask(randomUUID())).toEqual(over);
  });

  it('is asked for by a key that can not be guessed, and not without end', async () => {
    for (const key of ['kurz', '', null, 7]) expect((await ask(key)).status).toBe(400);
    const from = { 'x-forwarded-for': '10.8.0.1' };
    const one = () => test.send('POST', '/api/checkout-attempt', { key: randomUUID() }, from);
    for (let n = 0; n < LIMITS.checkoutAttempt.burst; n++) expect((await one()).status).toBe(200);
    expect((await one()).status).toBe(429);
  });
});
