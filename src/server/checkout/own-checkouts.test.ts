import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signInCustomer } from '#test/logins.ts';
import { checkoutIdOf, createPaymentShop, DUO, openPaymentShop } from '#test/payments.ts';

const test = await openPaymentShop();

describe('a checkout', () => {
  it('shows what was ordered to the browser that ordered it, and to no other', async () => {
    const checkout = (id: string) => `/api/checkout/${id}`;
    const read = async (id: string, cookie: string) =>
      (await test.request(checkout(id), { headers: { cookie } })).json();
    const go = (cookie: string) =>
      test.send('POST', '/api/create-checkout', { items: [DUO] }, { cookie });
    const opened = async (cookie: string) => {
      const response = await go(cookie);
      const { url } = (await response.json()) as { url: string };
      return { id: checkoutIdOf(url), set: response.headers.getSetCookie()[0] ?? '' };
    };
    const first = await opened('');
    expect(first.set).toMatch(
      /^elvare\.checkouts=[\w-]{22}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const second = await opened(first.set.split(';')[0] ?? '');
    const stranger = await opened('');
    for (const { id } of [first, second]) {
      expect(await read(id, second.set.split(';')[0] ?? '')).toMatchObject({
        order: { amount: 10_799 },
      });
      for (const cookie of [
        '',
        stranger.set.split(';')[0] ?? '',
        `elvare.checkouts=${id}`,
        'elvare.checkouts=.',
      ]) {
        expect(await read(id, cookie)).toEqual({ status: 'pending', order: null });
      }
    }
  });

  it('shows it to the account it belongs to, wherever that is signed in', async () => {
    const buyer = await signInCustomer(test, 'lena@kundin.example');
    const other = await signInCustomer(test, 'nora@kundin.example');
    const id = checkoutIdOf((await test.start({}, randomUUID(), { cookie: buyer })).url);
    const read = async (cookie: string) =>
      (
        await test.request(`/api/checkout/${id}`, {
          headers: { cookie },
        })
      ).json();
    expect(await read(buyer)).toMatchObject({ order: { amount: 10_799 } });
    expect(await read(other)).toEqual({ status: 'pending', order: null });
  });

  it('tells the buyer when it was paid, from which delivery is counted', async () => {
    const id = await test.open();
    const read = async () => (await test.show(id)).json();
    expect(await read()).toMatchObject({ status: 'pending', order: { paid_at: null } });
    await test.pay(id);
    await test.settle();
    const [order] = await test.orders();
    const paidAt = order?.paidAt?.toISOString();
    expect(paidAt).toMatch(/^\d{4}-/);
    expect(await read()).toMatchObject({ status: 'paid', order: { paid_at: paidAt } });
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
