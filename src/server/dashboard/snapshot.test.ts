import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { dashboardSnapshot } from '#contract/dashboard.ts';
import { signInAdmin, signInCustomer } from '#test/logins.ts';
import { RICH, storeOrder, storeRichOrder } from '#test/paid-order.ts';
import { IPHONE, openVisitShop, visitIdOf } from '#test/visitors.ts';
import { orders } from '../orders/schema.ts';
import { catalogueOf } from '../shop.ts';
import { knownPaths } from '../visits/pages.ts';
import { pageNumber } from '../visits/schema.ts';
import { readSnapshot } from './snapshot.ts';

const MINUTE = 60_000;

const test = await openVisitShop({ now: new Date('2026-11-21T12:00:00Z') });
const admin = await signInAdmin(test);
beforeEach(async () => {
  await test.startOver();
  await test.rows('DELETE FROM refunds; DELETE FROM disputes; DELETE FROM orders');
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
    const { at, top_page, top_referrer, last_week, work: _, ...shown } = await snapshot();
    expect(at).toBe(new Date(test.clock.now).toISOString());
    expect([top_page, top_referrer, last_week]).toEqual([null, null, null]);
    expect(JSON.stringify(shown)).not.toMatch(/[1-9]|\[[^\]]/);
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
    // Screens of the shop have their names in the back office.
    expect(shown.page_names).toEqual({
      '/': { de: 'Startseite', en: 'Home page' },
      '/neu': { de: 'Neu', en: 'New' },
      '/sneakers': { de: 'Sneakers', en: 'Sneakers' },
      '/products/pouch': { de: 'Elvare Pouch', en: 'Elvare Pouch' },
    });
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

  it('counts paid less refunded money, and pending orders separately', async () => {
    await storeRichOrder(test, { referrer: 'tiktok.com' });
    await storeOrder(test, { amount: 3_000, refunded: 3_000, status: 'refunded' });
    await storeOrder(test, { amount: 9_999, status: 'pending', email: null });
    await storeOrder(test, { amount: 8_888, status: 'expired', referrer: 'tiktok.com' });
    await storeOrder(test, { amount: 5_000, createdAt: Date.parse('2026-11-20T23:00:00Z') });
    await storeOrder(test, { amount: 7_777, createdAt: Date.parse('2026-11-20T22:59:59Z') });
    const shown = await snapshot();
    expect(shown).toMatchObject({
      // A wholly refunded order is in no figure.
      orders_today: 2,
      orders_pending: 1,
      revenue_today: RICH.revenue + 5_000,
      // Nobody visited.
      funnel: { paid: 0 },
      referrer_revenue: [
        { key: 'tiktok.com', count: RICH.revenue },
        { key: 'Direct', count: 5_000 },
      ],
    });
    expect(shown.recent_orders).toHaveLength(5);
    const rich = shown.recent_orders.find(({ amount }) => amount === RICH.amount);
    expect(rich).toMatchObject({
      status: 'partly_refunded',
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

/** Compares the numbers about presence with a plain count of the same rows. */
it('counts every row of presence in the right category', async () => {
  const visit = fc.record({
    page: fc.constantFrom('/', '/caps', '/en/caps', '/products/pouch'),
    ago: fc.constantFrom(0, MINUTE, 5 * MINUTE, 5 * MINUTE + 1, 30 * MINUTE, 30 * MINUTE + 1),
    ended: fc.boolean(),
    bot: fc.boolean(),
    cents: fc.constantFrom(0, 1, 5_999),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(visit, { maxLength: 30 }), async (visits) => {
      await test.rows('DELETE FROM active_sessions');
      await test.rows(
        `INSERT INTO active_sessions (session_id, user_agent, referrer, current_page, last_seen,
           created_at, ended_at, bot, cart_cents)
         SELECT 'session_1795242156240_any' || row_number() OVER (), 'Safari, phone', 'Direct', page,
           seen, seen, CASE WHEN ended THEN seen END, bot, cents
         FROM (SELECT *, to_timestamp(at / 1000.0) AS seen
           FROM json_to_recordset($1) AS v(page text, at float8, ended bool, bot bool, cents int)) v`,
        [JSON.stringify(visits.map(({ ago, ...rest }) => ({ ...rest, at: test.clock.now - ago })))],
      );
      const people = visits.filter(({ bot }) => !bot);
      const isHere = ({ ended, ago }: (typeof visits)[number]) => !ended && ago <= 5 * MINUTE;
      const here = people.filter(isHere);
      const gone = people.filter((each) => !isHere(each));
      const carts = (those: typeof visits) => {
        const filled = those.filter(({ cents }) => cents > 0);
        return { count: filled.length, cents: filled.reduce((sum, { cents }) => sum + cents, 0) };
      };
      const shown = await readSnapshot(test.shop);
      expect(shown.active_users).toBe(here.length);
      expect(shown.recent_sessions).toHaveLength(Math.min(10, here.length));
      expect(shown.carts).toEqual({
        open: carts(here),
        going: carts(gone.filter(({ ago }) => ago <= 30 * MINUTE)),
        left: carts(gone.filter(({ ago }) => ago > 30 * MINUTE)),
      });
      const caps = here.filter(({ page }) => page.endsWith('/caps')).length;
      const found = shown.active_products.find(({ key }) => key === 'baseball-cap-monogram');
      expect(found?.count ?? 0).toBe(caps);
    }),
    { numRuns: 40 },
  );
});

it('has a distinct number for every page', async () => {
  const paths = knownPaths(catalogueOf(test.shop));
  const numbers = await test.rows(
    `SELECT DISTINCT ${pageNumber('path')} FROM unnest($1::text[]) path`,
    [paths],
  );
  expect(numbers).toHaveLength(paths.length);
});

it('lists the newest ten of thousands, whichever rows it samples', async () => {
  await test.rows(
    `INSERT INTO active_sessions (session_id, user_agent, referrer, current_page, last_seen,
       created_at, ended_at, bot)
     SELECT 'session_1795242156240_many' || n, 'Safari, phone', 'host' || n || '.example', '/neu',
       seen, seen, CASE WHEN n % 7 = 0 THEN seen END, n % 11 = 0
     FROM (SELECT n, $1::timestamptz - ((n * 7919) % 400000) * interval '1 ms' AS seen
       FROM generate_series(1, 5000) n) visits`,
    [new Date(test.clock.now)],
  );
  const newest = await test.rows<{ referrer: string }>(
    `SELECT referrer FROM active_sessions WHERE NOT bot AND ended_at IS NULL
     ORDER BY last_seen DESC, session_id LIMIT 10`,
  );
  for (let sample = 0; sample < 5; sample += 1) {
    const { recent_sessions } = await readSnapshot(test.shop);
    expect(recent_sessions.map(({ referrer }) => referrer)).toEqual(
      newest.map(({ referrer }) => referrer),
    );
  }
});
