import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkoutIdOf, createPaymentShop, type PaymentShop } from '#test/payments.ts';
import { CHROME, visitIdOf } from '#test/visitors.ts';
import { readSnapshot } from '../dashboard/snapshot.ts';

let test: PaymentShop;
beforeAll(async () => {
  test = await createPaymentShop();
});
afterAll(() => test.close());

it('a paid cart counts neither as leaving nor as abandoned, even if its browser never returns', async () => {
  const headers = { 'user-agent': CHROME };
  const carts = async () => {
    await test.shop.parts.visits.queue.flush();
    return (await readSnapshot(test.shop)).carts;
  };
  const begin = async () => {
    const id = visitIdOf('payer');
    const cart = { current_page: '/products/pouch', cart_cents: 4_999 };
    await test.send('PUT', `/api/active-sessions/${id}`, cart, headers);
    const { url } = await test.start({}, undefined, { ...headers, 'x-visit': id });
    await test.send('POST', '/api/cleanup-session', { session_id: id }, headers);
    return checkoutIdOf(url);
  };
  const paid = await begin();
  await begin();
  expect((await carts()).going).toEqual({ count: 2, cents: 9_998 });
  await test.pay(paid);
  await test.settle();
  expect((await carts()).going).toEqual({ count: 1, cents: 4_999 });
  await test.pass(31 * 60);
  expect(await carts()).toMatchObject({
    going: { count: 0 },
    left: { count: 1, cents: 4_999 },
  });
  const known = await test.shop.pool.query('SELECT 1 FROM active_sessions WHERE checkout_id = $1', [
    paid,
  ]);
  expect(known.rows).toEqual([]);
});
