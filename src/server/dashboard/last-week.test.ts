import { beforeEach, expect, it } from 'vitest';
import { storeOrder } from '#test/paid-order.ts';
import { openVisitShop, visitIdOf } from '#test/visitors.ts';
import { visitAtCheckout } from '../visits/checkout-visit.ts';
import { readSnapshot } from './snapshot.ts';

/** Compares today's numbers with those of the same weekday a week ago. */

const MINUTE = 60_000;

const test = await openVisitShop({ now: new Date('2026-11-21T12:00:00Z') });
beforeEach(async () => {
  await test.startOver();
  await test.rows('DELETE FROM orders');
});

const snapshot = async () => {
  await test.flush();
  return readSnapshot(test.shop);
};

it('compares with the same weekday up to the same time', async () => {
  const week = 7 * 24 * 60 * MINUTE;
  await storeOrder(test, { amount: 4_000, createdAt: test.clock.now - week - MINUTE });
  await storeOrder(test, { amount: 4_000, createdAt: test.clock.now - week + MINUTE });
  const minute = new Date(Math.floor((test.clock.now - week) / MINUTE) * MINUTE - 10 * MINUTE);
  await test.rows(
    `INSERT INTO visit_minutes (minute, visits, products, carts, checkouts)
     VALUES ($1, 21, 13, 5, 2)`,
    [minute],
  );
  const { last_week } = await snapshot();
  expect(last_week).toEqual({
    sessions: 21,
    orders: 1,
    revenue: 4_000,
    funnel: { visit: 21, product: 13, cart: 5, checkout: 2, paid: 1 },
  });
});

it.each([
  ['autumn, its last minutes', '2026-10-25T22:30:00Z', '2026-10-18T21:30:00Z'],
  ['a week after autumn', '2026-11-01T22:30:00Z', '2026-10-25T22:30:00Z'],
  ['spring', '2026-03-29T10:00:00Z', '2026-03-22T11:00:00Z'],
  ['a week after spring', '2026-04-05T10:00:00Z', '2026-03-29T10:00:00Z'],
])('compares up to the same local time: %s', async (_name, now, before) => {
  const at = test.clock.now;
  test.clock.now = Date.parse(now);
  await storeOrder(test, { amount: 1_000, createdAt: Date.parse(before) - 1 });
  await storeOrder(test, { amount: 2_000, createdAt: Date.parse(before) });
  const { last_week } = await snapshot();
  test.clock.now = at;
  expect(last_week?.revenue).toBe(1_000);
});

it('stores each minute’s stages for the comparison a week later', async () => {
  const visitor = { id: visitIdOf('steps') };
  await test.beat({ id: visitIdOf('onlylooks') }, '/');
  await test.beat(visitor, '/products/pouch');
  await test.flush();
  await test.beat(visitor, '/products/pouch', { cart_cents: 5_999 });
  await test.flush();
  await visitAtCheckout(test.shop, visitor.id);
  await visitAtCheckout(test.shop, visitor.id);
  const { funnel } = await snapshot();
  expect(funnel).toEqual({ visit: 2, product: 1, cart: 1, checkout: 1, paid: 0 });
  test.clock.now += 7 * 24 * 60 * MINUTE + 1;
  expect((await snapshot()).last_week?.funnel).toEqual(funnel);
  test.clock.now -= 7 * 24 * 60 * MINUTE + 1;
});
