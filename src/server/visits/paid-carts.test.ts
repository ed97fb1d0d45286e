import { expect, it } from 'vitest';
import { checkoutIdOf, openPaymentShop } from '#test/payments.ts';
import { CHROME, visitIdOf } from '#test/visitors.ts';
import { readSnapshot } from '../dashboard/snapshot.ts';

const test = await openPaymentShop();

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

it('takes a late beat with the paid cart for what it is, and a new cart for a new one', async () => {
  const headers = { 'user-agent': CHROME };
  const id = visitIdOf('returning');
  const say = async (page: string, cart_cents?: number) => {
    const body = { current_page: page, ...(cart_cents !== undefined && { cart_cents }) };
    await test.send('PUT', `/api/active-sessions/${id}`, body, headers);
    await test.shop.parts.visits.queue.flush();
    return (await readSnapshot(test.shop)).carts.open.cents;
  };
  expect(await say('/products/pouch', 4_999)).toBe(4_999);
  const { url } = await test.start({}, undefined, { ...headers, 'x-visit': id });
  await test.pay(checkoutIdOf(url));
  await test.settle();
  expect(await say('/success', 4_999)).toBe(0);
  expect(await say('/success')).toBe(0);
  expect(await say('/success', 4_999)).toBe(0);
  expect(await say('/', 0)).toBe(0);
  expect(await say('/products/pouch', 4_999)).toBe(4_999);
});

it('counts a forged cart as a large one', async () => {
  const before = (await readSnapshot(test.shop)).carts.open.cents;
  const body = { current_page: '/', cart_cents: 99_999_999 };
  const path = `/api/active-sessions/${visitIdOf('forger')}`;
  await test.send('PUT', path, body, { 'user-agent': CHROME });
  await test.shop.parts.visits.queue.flush();
  expect((await readSnapshot(test.shop)).carts.open.cents - before).toBe(500_000);
});
