import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { dashboardSnapshot } from '#contract/dashboard.ts';
import { signInAdmin, signInCustomer } from '#test/logins.ts';
import { storeOrder } from '#test/paid-order.ts';
import { IPHONE, openVisitShop, visitIdOf } from '#test/visitors.ts';
import { orders } from '../orders/schema.ts';

const MINUTE = 60_000;

const test = await openVisitShop({ now: new Date('2026-11-21T12:00:00Z') });
const admin = await signInAdmin(test);
beforeEach(async () => {
  await test.startOver();
  await test.rows('DELETE FROM orders');
});

async function snapshot() {
  const response = await test.request('/api/admin/dashboard/snapshot', {
    headers: { cookie: admin },
  });
  expect(response.status).toBe(200);
  return dashboardSnapshot.parse(await response.json());
}

describe('the snapshot', () => {
  it('of an empty shop is all zeros and empty lists', async () => {
    expect(await snapshot()).toEqual({
      at: new Date(test.clock.now).toISOString(),
      active_users: 0,
      sessions_today: 0,
      orders_today: 0,
      orders_pending: 0,
      revenue_today: 0,
      top_page: null,
      top_referrer: null,
      top_pages: [],
      top_referrers: [],
      recent_sessions: [],
      recent_orders: [],
      bots_today: 0,
      funnel: { visit: 0, product: 0, cart: 0, checkout: 0, paid: 0 },
      carts: {
        open: { count: 0, cents: 0 },
        going: { count: 0, cents: 0 },
        left: { count: 0, cents: 0 },
      },
      active_products: [],
      referrer_revenue: [],
      last_week: null,
    });
  });

  it('lists the active visits with page and referrer, the newest first', async () => {
    const cookie = await signInCustomer(test, 'hier@example.org');
    for (let n = 0; n < 12; n += 1) {
      await test.beat({ id: visitIdOf('visitor') }, n % 3 === 0 ? '/sneakers' : '/', {
        referrer: n % 2 === 0 ? 'https://www.instagram.com/' : 'Direct',
      });
    }
    test.clock.now += 1_000;
    await test.beat({ id: visitIdOf('member'), agent: IPHONE, cookie }, '/products/pouch');
    const gone = { id: visitIdOf('gone') };
    await test.beat(gone, '/neu');
    await test.leave(gone);
    const shown = await snapshot();
    expect(shown).toMatchObject({ active_users: 13, sessions_today: 14 });
    expect(shown.top_pages).toEqual([
      { key: '/', count: 8 },
      { key: '/sneakers', count: 4 },
      { key: '/neu', count: 1 },
      { key: '/products/pouch', count: 1 },
    ]);
    expect(shown.top_page).toEqual(shown.top_pages[0]);
    expect(shown.top_referrers).toEqual([
      { key: 'Direct', count: 8 },
      { key: 'instagram.com', count: 6 },
    ]);
    expect(shown.active_products).toEqual([{ key: 'pouch', count: 1 }]);
    expect(shown.recent_sessions).toHaveLength(10);
    expect(shown.recent_sessions[0]).toEqual({
      kind: 'registered',
      page: '/products/pouch',
      referrer: 'Direct',
      browser: 'Safari',
      last_seen: new Date(test.clock.now).toISOString(),
    });
    expect(shown.recent_sessions[1]).toMatchObject({ kind: 'anonymous', browser: 'Chrome' });
  });

  it('counts the viewers of a product in both languages together, and no other page', async () => {
    const looking = [
      '/products/pouch',
      '/en/products/pouch',
      '/caps',
      '/en/sneakers/kiez-low-navy',
    ];
    for (const page of [...looking, '/', '/sneakers', '/en']) {
      await test.beat({ id: visitIdOf('looking') }, page);
    }
    const gone = { id: visitIdOf('gone') };
    await test.beat(gone, '/caps');
    await test.leave(gone);
    expect((await snapshot()).active_products).toEqual([
      { key: 'pouch', count: 2 },
      { key: 'baseball-cap-monogram', count: 1 },
      { key: 'kiez-low-navy', count: 1 },
    ]);
  });

  it('stops counting a silent visit as active after 5 minutes, but keeps it in the day', async () => {
    await test.beat({ id: visitIdOf('silent') }, '/', { cart_cents: 2_500 });
    expect(await snapshot()).toMatchObject({
      active_users: 1,
      carts: { open: { count: 1, cents: 2_500 } },
    });
    test.clock.now += 5 * MINUTE + 1;
    expect(await snapshot()).toMatchObject({
      active_users: 0,
      sessions_today: 1,
      recent_sessions: [],
      carts: { open: { count: 0, cents: 0 }, going: { count: 1, cents: 2_500 } },
    });
    test.clock.now += 26 * MINUTE;
    expect(await snapshot()).toMatchObject({ carts: { left: { count: 1, cents: 2_500 } } });
  });

  it('counts paid less refunded money, and pending orders separately', async () => {
    await storeOrder(test, { amount: 10_000, referrer: 'tiktok.com', quantities: [2, 1] });
    await storeOrder(test, { amount: 5_000, refunded: 2_000, status: 'partly_refunded' });
    await storeOrder(test, { amount: 3_000, refunded: 3_000, status: 'refunded' });
    await storeOrder(test, { amount: 9_999, status: 'pending', email: null });
    await storeOrder(test, { amount: 8_888, status: 'expired' });
    await storeOrder(test, { amount: 7_777, createdAt: Date.parse('2026-11-20T22:59:59Z') });
    const shown = await snapshot();
    expect(shown).toMatchObject({
      // A wholly refunded order is in no figure.
      orders_today: 2,
      orders_pending: 1,
      revenue_today: 13_000,
      funnel: { paid: 2 },
      referrer_revenue: [
        { key: 'tiktok.com', count: 10_000 },
        { key: 'Direct', count: 3_000 },
      ],
    });
    expect(shown.recent_orders).toHaveLength(5);
    const big = shown.recent_orders.find(({ amount }) => amount === 10_000);
    expect(big).toMatchObject({
      status: 'paid',
      customer_email: 'kunde@example.org',
      item_count: 3,
      first_item: { id: 'old-piece', variant: '' },
      number: expect.stringMatching(/^EL-\d+$/),
    });
  });

  it('counts a pack as its pieces', async () => {
    const duo = {
      id: 'pouch-duo',
      key: 'pouch-duo|lila,rosa',
      variant: '',
      quantity: 2,
      gift: false,
    };
    const ring = { id: 'siegelring', key: 'siegelring|', variant: '', quantity: 1, gift: false };
    const open = await storeOrder(test, { status: 'pending', amount: 4_321 });
    await test.shop.db
      .update(orders)
      .set({ items: [duo, ring] as never })
      .where(eq(orders.id, open));
    const shown = (await snapshot()).recent_orders.find(({ amount }) => amount === 4_321);
    expect(shown?.item_count).toBe(5);
  });

  it('lists ten orders at most, the newest first', async () => {
    const start = test.clock.now;
    for (let n = 1; n <= 12; n += 1) {
      await storeOrder(test, { amount: 100 * n, createdAt: start - (12 - n) * MINUTE });
    }
    const { recent_orders } = await snapshot();
    expect(recent_orders.map(({ amount }) => amount)).toEqual(
      [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((n) => 100 * n),
    );
  });
});

describe('the day', () => {
  it.each([
    ['spring, 23 hours', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
    ['autumn, 25 hours', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
  ])('begins and ends at midnight in Berlin: %s', async (_name, from, until) => {
    const start = Date.parse(from);
    const end = Date.parse(until);
    test.clock.now = start - 1_000;
    const over = { id: visitIdOf('overmidnight') };
    await test.beat(over, '/');
    await test.beat({ id: visitIdOf('before') }, '/');
    await test.flush();
    await storeOrder(test, { amount: 100, createdAt: start - 1 });
    await storeOrder(test, { amount: 200, createdAt: start });
    await storeOrder(test, { amount: 400, createdAt: end - 1 });
    test.clock.now = start + 1_000;
    const today = async () => {
      // An administrator's login ends after 12 hours without use.
      const cookie = await signInAdmin(test);
      const response = await test.request('/api/admin/dashboard/snapshot', { headers: { cookie } });
      return dashboardSnapshot.parse(await response.json());
    };
    await test.beat(over, '/');
    expect(await today()).toMatchObject({ sessions_today: 1, revenue_today: 200 });
    test.clock.now = end - 1;
    await test.beat({ id: visitIdOf('lastsecond') }, '/');
    expect(await today()).toMatchObject({ sessions_today: 2, revenue_today: 600 });
    test.clock.now = end;
    expect(await today()).toMatchObject({ sessions_today: 0, revenue_today: 0, top_page: null });
    expect(
      await test.rows<{ n: number }>(
        'SELECT count(*)::int AS n FROM visit_days GROUP BY day ORDER BY day',
      ),
    ).toEqual([{ n: 2 }, { n: 2 }]);
  });
});
