import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dashboardHistory } from '#contract/dashboard.ts';
import { berlinDate, startOfBerlinDate } from '#rules/berlin-day.ts';
import { signInAdmin } from '#test/logins.ts';
import { RICH, storeOrder, storeRichOrder } from '#test/paid-order.ts';
import { openVisitShop, visitIdOf } from '#test/visitors.ts';
import { visitAtCheckout } from '../visits/checkout-visit.ts';
import { readHistory } from './history.ts';
import { readSnapshot } from './snapshot.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const test = await openVisitShop({ now: new Date('2026-11-21T12:00:00Z') });
const startOfToday = () => startOfBerlinDate(berlinDate(test.clock.now));
const minutesSinceYesterday = () => Math.floor((test.clock.now - startOfToday() + DAY) / MINUTE);
beforeEach(async () => {
  await test.startOver();
  await test.rows('DELETE FROM refunds; DELETE FROM disputes; DELETE FROM orders');
});

it('the history has a point for every minute of yesterday and today and every day of 90', async () => {
  await test.beat({ id: visitIdOf('history') }, '/');
  await test.flush();
  await storeOrder(test, { amount: 4_200 });
  // The first hour of Berlin's day is UTC's day before.
  await storeRichOrder(test, { createdAt: Date.parse('2026-10-24T22:30:00Z') });
  await storeOrder(test, { status: 'refunded', refunded: 5_999 });
  const response = await test.request('/api/admin/dashboard/history', {
    headers: { cookie: await signInAdmin(test) },
  });
  const { minutes, days } = dashboardHistory.parse(await response.json());
  const length = minutesSinceYesterday() + 1;
  expect(Date.parse(minutes.from)).toBe(startOfToday() - DAY);
  expect([minutes.active.length, minutes.orders.length, days.length]).toEqual([length, length, 90]);
  expect([minutes.active.at(-1), minutes.orders.at(-1)]).toEqual([1, 1]);
  expect(days.at(-1)).toMatchObject({ sessions: 1, orders: 1, revenue: 4_200 });
  const clockChange = days.find(({ day }) => day === '2026-10-25');
  expect(clockChange).toMatchObject({ orders: 1, revenue: RICH.revenue });
});

it('the sales of today are orders that were not wholly paid back, with their first line, the newest first', async () => {
  const sold = await storeOrder(test, { amount: 4_200, createdAt: startOfToday() + MINUTE });
  const newest = await storeOrder(test, { status: 'partly_refunded', refunded: 1_000 });
  await storeOrder(test, { status: 'refunded', refunded: 5_999 });
  await storeOrder(test, { status: 'pending' });
  await storeOrder(test, { createdAt: startOfToday() - 1 });
  const { sales } = await readHistory(test.shop);
  expect(sales?.map(({ id }) => id)).toEqual([newest, sold]);
  expect(sales?.at(-1)).toMatchObject({
    number: expect.stringMatching(/^EL-\d+$/),
    at: new Date(startOfToday() + MINUTE).toISOString(),
    amount: 4_200,
    first_item: { id: 'old-piece', variant: '' },
    pictures: [],
    collection: null,
  });
  await storeOrder(test, { item: { id: 'pouch-duo', variant: 'Duo: Rosa, Lila' } });
  const later = (await readHistory(test.shop)).sales ?? [];
  expect(later.find(({ first_item: item }) => item?.id === 'pouch-duo')).toMatchObject({
    pictures: ['/images/pouch/rosa-quarter', '/images/pouch/lila-quarter'],
    collection: 'bags',
  });
});

describe('a minute without a stored value', () => {
  const minutesAgo = (n: number) => new Date((Math.floor(test.clock.now / MINUTE) - n) * MINUTE);

  it('repeats the last value for as long as a silent visit counts as active, and is unknown after that', async () => {
    await test.rows(
      `INSERT INTO visit_minutes (minute, active) VALUES ($1, 7), ($2, NULL), ($3, 3), ($4, 0)`,
      [20, 18, 9, 7].map(minutesAgo),
    );
    const { active } = (await readHistory(test.shop)).minutes;
    const no = null;
    const runs = [Array(6).fill(7), Array(5).fill(no), [3, 3], Array(8).fill(0)].flat();
    expect(active.slice(-22)).toEqual([no, ...runs]);
    // The last value of the day before yesterday.
    const before = minutesAgo(minutesSinceYesterday() + 2);
    await test.rows('INSERT INTO visit_minutes (minute, active) VALUES ($1, 4)', [before]);
    const first = async () => (await readHistory(test.shop)).minutes.active.slice(0, 6);
    expect(await first()).toEqual([4, 4, 4, 4, no, no]);
    await test.rows('UPDATE visit_minutes SET active = 0 WHERE minute = $1', [before]);
    expect(await first()).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('is stored later while a visit is active that sends no beats', async () => {
    test.clock.now = minutesAgo(0).getTime() + MINUTE - 50;
    const quiet = { id: visitIdOf('quiet') };
    await test.beat(quiet, '/');
    await test.flush();
    test.clock.now += 100;
    const noted = () =>
      test.rows('SELECT active FROM visit_minutes WHERE active IS NOT NULL ORDER BY minute');
    await vi.waitFor(async () => expect(await noted()).toEqual([{ active: 1 }, { active: 1 }]), {
      timeout: 10_000,
      interval: 50,
    });
  });
});

/** Compares today’s numbers with those of the same weekday a week ago. */
const snapshot = async () => {
  await test.flush();
  return readSnapshot(test.shop);
};

it('compares with the same weekday up to the same time', async () => {
  const week = 7 * 24 * 60 * MINUTE;
  await storeRichOrder(test, { createdAt: test.clock.now - week - MINUTE });
  await storeOrder(test, { amount: 4_000, createdAt: test.clock.now - week + MINUTE });
  const minute = new Date(Math.floor((test.clock.now - week) / MINUTE) * MINUTE - 10 * MINUTE);
  await test.rows(
    `INSERT INTO visit_minutes (minute, visits, products, carts, checkouts, paid)
     VALUES ($1, 21, 13, 5, 2, 1)`,
    [minute],
  );
  const { last_week } = await snapshot();
  expect(last_week).toEqual({
    sessions: 21,
    orders: 1,
    revenue: RICH.revenue,
    funnel: { visit: 21, product: 13, cart: 5, checkout: 2, paid: 1 },
  });
});

it.each([
  ['autumn, its last minutes', '2026-10-25T22:30:00Z', '2026-10-18T21:30:00Z'],
  ['spring', '2026-03-29T10:00:00Z', '2026-03-22T11:00:00Z'],
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
