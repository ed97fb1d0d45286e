import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dashboardHistory } from '#contract/dashboard.ts';
import { signInAdmin } from '#test/logins.ts';
import { storeOrder } from '#test/paid-order.ts';
import { openVisitShop, visitIdOf } from '#test/visitors.ts';
import { readHistory } from './history.ts';

const MINUTE = 60_000;

const test = await openVisitShop({ now: new Date('2026-11-21T12:00:00Z') });
beforeEach(async () => {
  await test.startOver();
  await test.rows('DELETE FROM orders');
});

it('the history has a point for every minute of 24 hours and every day of 90', async () => {
  await test.beat({ id: visitIdOf('history') }, '/');
  await test.flush();
  await storeOrder(test, { amount: 4_200 });
  await storeOrder(test, { amount: 1_000, createdAt: Date.parse('2026-10-25T00:30:00Z') });
  const response = await test.request('/api/admin/dashboard/history', {
    headers: { cookie: await signInAdmin(test) },
  });
  const { minutes, days } = dashboardHistory.parse(await response.json());
  expect([minutes.active.length, minutes.orders.length, days.length]).toEqual([1440, 1440, 90]);
  expect([minutes.active.at(-1), minutes.orders.at(-1)]).toEqual([1, 1]);
  expect(days.at(-1)).toMatchObject({ sessions: 1, orders: 1, revenue: 4_200 });
  const clockChange = days.find(({ day }) => day === '2026-10-25');
  expect(clockChange).toMatchObject({ orders: 1, revenue: 1_000 });
});

it('the sales of the 24 hours are orders that were not wholly paid back, with their first line, the newest first', async () => {
  const hour = 60 * MINUTE;
  const sold = await storeOrder(test, { amount: 4_200, createdAt: test.clock.now - 2 * hour });
  const newest = await storeOrder(test, { status: 'partly_refunded', refunded: 1_000 });
  await storeOrder(test, { status: 'refunded', refunded: 5_999 });
  await storeOrder(test, { status: 'pending' });
  await storeOrder(test, { createdAt: test.clock.now - 25 * hour });
  const { sales } = await readHistory(test.shop);
  expect(sales?.map(({ id }) => id)).toEqual([newest, sold]);
  expect(sales?.at(-1)).toMatchObject({
    number: expect.stringMatching(/^EL-\d+$/),
    at: new Date(test.clock.now - 2 * hour).toISOString(),
    amount: 4_200,
    first_item: { id: 'old-piece', variant: '' },
  });
});

describe('a minute without a stored value', () => {
  const minutesAgo = (n: number) => new Date((Math.floor(test.clock.now / MINUTE) - n) * MINUTE);

  it('repeats the last value for as long as a silent visit counts as active', async () => {
    await test.rows(
      `INSERT INTO visit_minutes (minute, active) VALUES ($1, 7), ($2, NULL), ($3, 3), ($4, 0)`,
      [20, 18, 9, 7].map(minutesAgo),
    );
    const { active } = (await readHistory(test.shop)).minutes;
    expect(active.slice(-22)).toEqual([
      0, 7, 7, 7, 7, 7, 7, 0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0,
    ]);
    await test.rows('INSERT INTO visit_minutes (minute, active) VALUES ($1, 4)', [
      minutesAgo(1_442),
    ]);
    expect((await readHistory(test.shop)).minutes.active.slice(0, 5)).toEqual([4, 4, 4, 0, 0]);
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
