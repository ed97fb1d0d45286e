import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { TRIO } from '#test/cart-items.ts';
import { signInCustomer } from '#test/logins.ts';
import { checkoutIdOf, DUO, openPaymentShop } from '#test/payments.ts';

const test = await openPaymentShop();

const OVER = { status: 409, code: 'attempt_over' };

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
