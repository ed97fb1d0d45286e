import { expect, it } from 'vitest';
import { addDays, berlinDate, startOfBerlinDate } from '#rules/berlin-day.ts';
import { cookieOf } from '#test/logins.ts';
import { createVisitShop, IPHONE, openVisitShop, visitIdOf } from '#test/visitors.ts';

const test = await openVisitShop({ sandbox: true });

const ADDRESSES = ['203.0.113.77', '2001:db8:1234:5678:9abc:def0:1234:5678'];

/** Returns every row of every table as text, by table. */
async function everything(): Promise<Map<string, string>> {
  const tables = await test.rows<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const rows = await test.rows<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
    found.set(name, rows.map(({ row }) => row).join('\n'));
  }
  return found;
}

it('stores no address and no full user agent in any table', async () => {
  for (const address of ADDRESSES) {
    const headers = { 'user-agent': IPHONE, 'x-forwarded-for': address };
    const browser = { id: visitIdOf('private'), address, agent: IPHONE };
    await test.beat(browser, '/products/pouch', {
      referrer: `https://search.example.com/?q=my+name&ip=${address}`,
      user_agent: IPHONE,
    });
    const email = `person${address.length}@example.org`;
    const account = { email, password: 'geheim1' };
    await test.send('POST', '/api/auth/sign-up/email', account, headers);
    const cookie = cookieOf(await test.send('POST', '/api/auth/sign-in/email', account, headers));
    await test.send('POST', '/api/auth/request-password-reset', { email }, headers);
    await test.send(
      'POST',
      '/api/create-checkout',
      {
        items: [
          { id: 'parfum-noir', name: 'x', price: 1, quantity: 1 },
          { id: 'uhr-klassik', name: 'x', price: 1, quantity: 1 },
        ],
      },
      { ...headers, cookie, 'x-visit': browser.id },
    );
    await test.beat({ ...browser, cookie }, '/neu');
    await test.leave(browser);
    await test.flush();
  }
  const tables = await everything();
  expect(tables.get('public.active_sessions')).toContain('Safari, phone');
  expect(tables.get('public.logins')).toContain('Safari, phone');
  const traces = [...ADDRESSES, 'Mozilla/5.0', 'AppleWebKit', 'CPU iPhone OS', 'q=my+name'];
  for (const [table, rows] of tables) {
    for (const trace of traces) expect(rows.includes(trace), `${trace} in ${table}`).toBe(false);
    // No IPv4 address at all in the tables of visits and logins.
    if (/visit|active|login/.test(table)) {
      expect(rows, table).not.toMatch(/\b\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\b/);
    }
  }
  const logged = test.logged.join('\n');
  for (const trace of traces) expect(logged.includes(trace), `${trace} in the log`).toBe(false);
});

it('deletes a visit that left without a cart after half an hour, one with a cart after three', async () => {
  await test.startOver();
  const browsers = ['plain', 'cart', 'paying'].map((name, n) => ({
    id: visitIdOf(name),
    address: `203.0.113.${n}`,
  }));
  const [plain, cart, paying] = browsers;
  if (!plain || !cart || !paying) throw new Error('three of them');
  await test.beat(plain, '/neu');
  await test.beat(cart, '/neu', { cart_cents: 4_999 });
  await test.beat(paying, '/neu', { stage: 'checkout' });
  await test.flush();
  const left = async (minutes: number) => {
    test.clock.now += minutes * 60_000;
    await test.shop.jobs.add('visit-retention', {});
    await test.runJobs();
    const rows = await test.rows<{ id: string }>('SELECT session_id AS id FROM active_sessions');
    return new Set(rows.map(({ id }) => id));
  };
  expect(await left(29)).toEqual(new Set(browsers.map(({ id }) => id)));
  expect(await left(2)).toEqual(new Set([cart.id, paying.id]));
  expect(await left(150)).toEqual(new Set());
  expect(await test.counted()).toBe(3);
});

it('deletes a visit before it is 24 hours old, but not before its day is over', async () => {
  await test.startOver();
  const tomorrow = startOfBerlinDate(addDays(berlinDate(test.clock.now), 1));
  const retainAt = async (at: number) => {
    test.clock.now = at;
    await test.shop.jobs.add('visit-retention', {});
    await test.runJobs();
    return test.counted();
  };
  const hours = (n: number) => n * 60 * 60_000;
  test.clock.now = tomorrow + hours(1);
  await test.beat({ id: visitIdOf('night') }, '/');
  await test.flush();
  test.clock.now = tomorrow + hours(22);
  await test.beat({ id: visitIdOf('evening') }, '/');
  await test.flush();
  expect(await retainAt(tomorrow + hours(24) - 1)).toBe(2);
  // The job runs every 15 minutes, so a visit that it keeps must be that much younger than 24 hours.
  expect(await retainAt(tomorrow + hours(24) + hours(0.75))).toBe(1);
  expect(await retainAt(tomorrow + hours(24 + 22) - hours(0.25))).toBe(0);
});

it('deletes presence and the day’s list in time', async () => {
  await test.flush();
  test.clock.now += 4 * 60 * 60_000;
  await test.shop.jobs.add('visit-retention', {});
  await test.runJobs();
  expect(await test.rows('SELECT 1 FROM active_sessions')).toEqual([]);
  test.clock.now += 2 * 24 * 60 * 60_000;
  await test.shop.jobs.add('visit-retention', {});
  await test.runJobs();
  expect(await test.rows('SELECT 1 FROM visit_days')).toEqual([]);
  expect((await test.rows('SELECT 1 FROM visit_counters')).length).toBeGreaterThan(0);
});

it('stores nothing of a visit in live mode, and the dashboard says that it knows none', async () => {
  const live = await createVisitShop({ settings: { shopMode: 'live' } });
  try {
    const browser = { id: visitIdOf('live') };
    expect((await live.beat(browser, '/products/pouch')).status).toBe(204);
    await live.leave(browser);
    await live.flush();
    expect([await live.counted(), await live.present()]).toEqual([0, 0]);
    expect(await live.counters('page')).toEqual({});
    expect(await live.shop.parts.dashboard.read()).toMatchObject({ visits_unknown: true });
    expect(await test.shop.parts.dashboard.read()).not.toHaveProperty('visits_unknown');
  } finally {
    await live.close();
  }
});
