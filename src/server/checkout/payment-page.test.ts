import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { changedFacts } from '#test/changed-facts.ts';
import { cookieOf, signInCustomer } from '#test/logins.ts';
import { audit } from '#test/payment-audit.ts';
import {
  checkoutIdOf,
  createPaymentShop,
  DUO,
  openPaymentShop,
  type PaymentShop,
} from '#test/payments.ts';
import { replaceCatalogue } from '#test/replaced-catalogue.ts';
import { FULL } from '#test/runs.ts';
import { COLOURS } from '#test/seed.ts';
import { until } from '#test/until.ts';
import { plainStates } from './plain-state.ts';

const test = await openPaymentShop();
await test.control('/account', { methods: ['card', 'paypal', 'klarna'] });

describe('a checkout', () => {
  it('does not know unknown ids', async () => {
    for (const id of ['cs_test_unknown', 'x']) expect((await test.show(id)).status).toBe(404);
  });

  it('knows a shopper by the login or not at all, whatever the body says', async () => {
    const cookie = await signInCustomer(test, 'lena@kundin.example');
    for (const [headers, email] of [
      [{}, null],
      [{ cookie }, 'lena@kundin.example'],
    ] as const) {
      const body = { customer_email: 'somebody@else.example' };
      const id = checkoutIdOf((await test.start(body, randomUUID(), headers)).url);
      const session = await test.shop.stripe.checkout.sessions.retrieve(id);
      expect(session.customer_email).toBe(email);
    }
    expect(await test.orders()).toMatchObject([
      { customerEmail: null, userId: null },
      { customerEmail: 'lena@kundin.example', userId: expect.any(String) },
    ]);
  });
  it('shows what was ordered to the browser that ordered it, and to no other', async () => {
    const read = async (id: string, cookie: string) =>
      (await test.request(`/api/checkout/${id}`, { headers: { cookie } })).json();
    const open = async (cookie: string) => {
      const body = { items: [DUO] };
      const response = await test.send('POST', '/api/create-checkout', body, { cookie });
      const [set = ''] = response.headers.getSetCookie();
      return { id: checkoutIdOf((await response.json()).url), set, cookie: cookieOf(response) };
    };
    const first = await open('');
    expect(first.set).toMatch(
      /^elvare\.checkouts=[\w-]{22}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const second = await open(first.cookie);
    const stranger = await open('');
    for (const { id } of [first, second]) {
      expect(await read(id, second.cookie)).toMatchObject({ order: { amount: 10_799 } });
      const others = ['', stranger.cookie, `elvare.checkouts=${id}`, 'elvare.checkouts=.'];
      for (const cookie of others) {
        expect(await read(id, cookie)).toEqual({ status: 'pending', order: null });
      }
    }
  });

  it('shows it to the account it belongs to, wherever that is signed in', async () => {
    const buyer = await signInCustomer(test, 'lena@kundin.example');
    const other = await signInCustomer(test, 'nora@kundin.example');
    const id = checkoutIdOf((await test.start({}, randomUUID(), { cookie: buyer })).url);
    const read = async (cookie: string) =>
      (await test.request(`/api/checkout/${id}`, { headers: { cookie } })).json();
    expect(await read(buyer)).toMatchObject({ order: { amount: 10_799 } });
    expect(await read(other)).toEqual({ status: 'pending', order: null });
  });

  it('keeps the cookie from plain connections where the shop is served over https', async () => {
    const https = await createPaymentShop({ settings: { baseUrl: 'https://shop.example' } });
    const response = await https.send('POST', '/api/create-checkout', { items: [DUO] });
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^__Host-elvare\.checkouts=.*; Path=\/;.*; Secure/,
    );
    await https.close();
  });
});

const TWO = { items: [{ ...DUO, quantity: 2 }] };
const read = async (id: string) => (await test.show(id)).json();

/** The page of an attempt, and the one that took its place. */
async function twoPages() {
  const key = randomUUID();
  const first = checkoutIdOf((await test.start({}, key)).url);
  const second = checkoutIdOf((await test.start(TWO, key)).url);
  return { first, second };
}

describe('the return address of a page that was replaced', () => {
  it('says that nothing was paid there, also while the new page is open', async () => {
    const { first, second } = await twoPages();
    expect(await read(first)).toEqual({ status: 'expired', order: null });
    expect(await read(second)).toMatchObject({ status: 'pending' });
    await test.settle();
    expect(await test.orders()).toMatchObject([{ status: 'pending', checkoutSessionId: second }]);
  });

  it('says that the money of the new page is on its way no more than it is its own', async () => {
    const { first, second } = await twoPages();
    await test.pay(second, { method: 'paypal', settles: { outcome: 'succeed', afterMs: 60_000 } });
    await test.settle();
    expect(await read(first)).toEqual({ status: 'expired', order: null });
  });

  it('shows the order as paid once its other page is, and what was ordered to its buyer only', async () => {
    const { first, second } = await twoPages();
    await test.pay(second);
    await test.settle();
    expect(await read(first)).toMatchObject({ status: 'paid', order: { number: 'EL-1001' } });
    const stranger = await test.request(`/api/checkout/${first}`);
    expect(await stranger.json()).toEqual({
      status: 'paid',
      promised: {
        dispatchWorkingDays: { from: 1, to: 2 },
        deliveryWorkingDays: { from: 4, to: 7 },
      },
      order: null,
    });
  });
});

const tell = (query: string) => {
  const request = { url: `/success${query}`, headers: {}, socket: { remoteAddress: '10.1.2.3' } };
  return plainStates(test.shop)(request as unknown as IncomingMessage);
};

it('tells a request for /success alone what is known about its checkout', async () => {
  const id = await test.open();
  expect(await tell(`?session_id=${id}`)).toBe('pending');
  await test.pay(id);
  // The webhook may be late: the request itself has queued a look at Stripe.
  await test.runJobs();
  expect(await tell(`?session_id=${id}&x=1`)).toBe('paid');

  const late = await test.open();
  await test.pay(late, { method: 'paypal', settles: { outcome: 'fail', afterMs: 60_000 } });
  await test.settle();
  expect(await tell(`?session_id=${late}`)).toBe('pending');
  await test.pass(61);
  await test.settle();
  expect(await tell(`?session_id=${late}`)).toBe('unpaid');
});

it.each(['', '?session_id=', '?session_id=nobody', '?session_id=cs_test_nobody'])(
  'finds no order for %j',
  async (query) => expect(await tell(query)).toBe('unknown'),
);

describe('the methods of the payment page', () => {
  beforeEach(() => {
    const { paymentMethods } = test.shop.settings;
    Object.assign(test.shop.settings, { paymentMethods: ['klarna', 'card'] });
    return () => Object.assign(test.shop.settings, { paymentMethods });
  });

  const offered = async (body: Record<string, unknown>, key = randomUUID()) => {
    const id = checkoutIdOf((await test.start(body, key)).url);
    return (await test.shop.stripe.checkout.sessions.retrieve(id)).payment_method_types.toSorted();
  };

  it('are what the setting names, also for the retry that names nothing', async () => {
    const key = randomUUID();
    const methods = ['klarna', 'card'];
    expect(await offered({ payment_method_types: methods }, key)).toEqual(['card', 'klarna']);
    expect(await offered({ payment_method_types: undefined }, key)).toEqual(['card', 'klarna']);
    expect(await test.orders()).toMatchObject([{ attempt: 2, paymentMethods: methods }]);
  });

  it('of a page of before the setting changed are what is left of its wish, or all', async () => {
    expect(await offered({ payment_method_types: ['card', 'paypal'] })).toEqual(['card']);
    expect(await offered({ payment_method_types: ['paypal'] })).toEqual(['card', 'klarna']);
  });
});

describe('a colour that gets another name while an order is open', () => {
  it('neither keeps its line in the cart nor opens a second payment page', async () => {
    const key = randomUUID();
    const rosa = COLOURS['rosa'] as { de: string };
    const before = rosa.de;
    const line = { ...DUO, colourIds: 'rosa,lila' };
    const { url } = await test.start({ items: [line] }, key);
    await test.pay(checkoutIdOf(url));
    await test.settle();
    rosa.de = 'Puder';
    try {
      const asked = await test.send('POST', '/api/checkout-attempt', { key });
      expect(await asked.json()).toMatchObject({
        lines: [{ key: 'pouch-duo|lila,rosa', quantity: 1 }],
      });
      for (const item of [line, { ...line, selectedColor: 'Puder, Lila' }]) {
        const again = await test.start({ items: [item] }, key);
        expect(again.url).toContain(`success?session_id=${checkoutIdOf(url)}`);
      }
      expect(await test.orders()).toHaveLength(1);
    } finally {
      rosa.de = before;
    }
  });
});

/** The shop's own is 8 s; what happens then does not depend on it. */
const TIMEOUT_MS = 400;
const SLOW = { target: 'api', effect: 'delay', delayMs: 1_200 };
const OPENING = { ...SLOW, method: 'POST', path: '/v1/checkout/sessions' };
/** The library's first try and its two retries. */
const ALL_TRIES = 3;

describe('a payment provider that takes longer than the shop waits', () => {
  let slow: PaymentShop;
  beforeAll(async () => {
    slow = await createPaymentShop({ stripeTimeoutMs: TIMEOUT_MS });
  });
  beforeEach(() => slow.reset());
  afterAll(() => slow.close());

  async function sessions() {
    const created = { gte: slow.since() };
    return (await slow.shop.stripe.checkout.sessions.list({ created, limit: 100 })).data;
  }

  /** The open page is the one the shopper was sent to, and there is no other. */
  async function expectOneOpenPage(url: string | undefined): Promise<string> {
    const open = (await sessions()).filter(({ status }) => status === 'open');
    expect(open.map(({ id }) => id)).toEqual([checkoutIdOf(url)]);
    return checkoutIdOf(url);
  }

  async function expectPaidOnce(id: string): Promise<void> {
    await slow.pay(id);
    await slow.settle();
    expect(await slow.orders()).toMatchObject([{ status: 'paid', checkoutSessionId: id }]);
    const found = await audit(slow);
    expect(found).toMatchObject({ wrong: [], orders: 1, paid: 1, mailed: 1, lost: 0 });
  }

  /** The shop's request for a page ends before it is there. */
  async function tooLate(when: string, key: string): Promise<void> {
    await slow.injectFaults({ ...OPENING, when, count: ALL_TRIES });
    const failed = await slow.start({}, key);
    expect(failed).toMatchObject({ status: 502, code: 'payment_unavailable' });
    await slow.clearFaults();
    await until('the late page is there', async () => (await sessions()).length === 1);
  }

  // `before`: it begins late; `after`: it has long opened the page and only its answers are late.
  describe.each(FULL ? ['before', 'after'] : ['after'])('%s it opens the page', (when) => {
    it('lets the same request find that page again', async () => {
      const key = randomUUID();
      await tooLate(when, key);
      const again = await slow.start({}, key);
      expect(await sessions()).toHaveLength(1);
      await expectPaidOnce(await expectOneOpenPage(again.url));
    });

    it('lets the retry without payment methods open another, and closes that one', async () => {
      const key = randomUUID();
      await tooLate(when, key);
      const retried = await slow.start({ payment_method_types: undefined }, key);
      expect(retried.status).toBe(200);
      expect((await sessions()).map(({ status }) => status).sort()).toEqual(['expired', 'open']);
      await expectPaidOnce(await expectOneOpenPage(retried.url));
    });
  });

  it('leaves one page to a shopper who asks again while the first request still waits', async () => {
    const key = randomUUID();
    await slow.injectFaults({ ...OPENING, when: 'after', count: 1, delayMs: 300 });
    const first = slow.start({}, key);
    await until('the first is on its way', async () => (await slow.orders()).length === 1);
    const second = await slow.start({ payment_method_types: undefined }, key);
    await first;
    const last = second.url === undefined ? await slow.start({}, key) : second;
    await expectPaidOnce(await expectOneOpenPage(last.url));
  });

  it('the second try of an attempt whose page opened late has the parameters of the first', async () => {
    const key = randomUUID();
    await tooLate('after', key);
    replaceCatalogue(slow, changedFacts);
    expect(await slow.start({}, key)).toMatchObject({ status: 200 });
    replaceCatalogue(slow, seedCatalogue);
    // With other parameters Stripe refuses the key, and the late page stays open beside the new one.
    expect((await sessions()).map(({ status }) => status).toSorted()).toEqual(['expired', 'open']);
  });
});
