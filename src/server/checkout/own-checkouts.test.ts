import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { cookieOf, signInCustomer } from '#test/logins.ts';
import { checkoutIdOf, createPaymentShop, DUO, openPaymentShop } from '#test/payments.ts';
import { plainStates } from './plain-state.ts';

const test = await openPaymentShop();

describe('a checkout', () => {
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
