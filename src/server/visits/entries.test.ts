import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { DUO } from '#test/cart-items.ts';
import { CHROME, createVisitShop } from '#test/visitors.ts';
import { EntryCounter, OPENED_HEADER } from './entries.ts';

const test = await createVisitShop({
  settings: { shopMode: 'live', baseUrl: 'https://shop.example' },
});
afterAll(() => test.close());
const { entries } = test.shop.parts;
const stored = async () => {
  await entries.flush();
  return test.counters('entry');
};
beforeEach(() => test.startOver());

const GOOGLE = {
  'user-agent': CHROME,
  referer: 'https://www.google.com/',
  'sec-fetch-site': 'cross-site',
  'sec-fetch-dest': 'document',
};

describe('an entry', () => {
  it('is counted by path, day and referring host, on all nodes together', async () => {
    entries.count('/', GOOGLE);
    entries.count('/', { 'user-agent': CHROME, 'sec-fetch-site': 'none' });
    entries.count('/products/pouch', { ...GOOGLE, 'cdn-loop': 'cloudflare' });
    const other = new EntryCounter(test.shop);
    other.count('/', GOOGLE);
    await other.flush();
    expect(await stored()).toEqual({
      '/ google.com': 2,
      '/ Direct': 1,
      '/products/pouch google.com': 1,
    });
    expect(await test.counters('cdn')).toEqual({ '-': 1 });
    test.clock.now += 24 * 60 * 60_000;
    entries.count('/', GOOGLE);
    await entries.flush();
    const days = `select count from visit_counters where kind = 'entry' and key = '/ google.com' order by day`;
    expect(await test.rows(days)).toEqual([{ count: 2 }, { count: 1 }]);
  });

  it.each([
    ['a step inside the shop', '/', { 'sec-fetch-site': 'same-origin' }],
    [
      'a link of an older browser',
      '/',
      { referer: 'https://shop.example/help', 'sec-fetch-site': undefined },
    ],
    ['a prefetch by rules', '/', { 'sec-purpose': 'prefetch;prerender' }],
    ['an older prefetch', '/', { purpose: 'prefetch' }],
    ['a frame', '/', { 'sec-fetch-dest': 'iframe' }],
    ['a reload', '/', { 'cache-control': 'max-age=0' }],
    ['a crawler', '/', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
    ['a program without a name', '/', { 'user-agent': undefined }],
    ['spam', '/', { referer: 'https://semalt.com/' }],
    ['the way back from the payment page', '/en/cancel', {}],
    ['a sign-in', '/auth', {}],
  ])('is not %s', async (_, path, headers) => {
    entries.count(path, { ...GOOGLE, ...headers });
    expect(await stored()).toEqual({});
  });

  it('waits in memory while the database is away', async () => {
    const { pool, ...rest } = test.shop;
    let isAway = true;
    const query = (...sent: [string, unknown[]]) =>
      isAway ? Promise.reject(new Error('away')) : pool.query(...sent);
    const counter = new EntryCounter({ ...rest, pool: { query } } as never);
    counter.count('/', GOOGLE);
    await counter.flush();
    isAway = false;
    counter.count('/', GOOGLE);
    await counter.flush();
    expect(await stored()).toEqual({ '/ google.com': 2 });
  });

  it('takes so many made-up hosts a day, then counts them as others', async () => {
    const counter = new EntryCounter(test.shop);
    for (let n = 0; n < 1_003; n++)
      counter.count('/', { ...GOOGLE, referer: `https://h${n}.example` });
    await counter.flush();
    const counted = await stored();
    expect([Object.keys(counted).length, counted['/ other']]).toEqual([1_001, 3]);
  });

  it('is counted in no demo', async () => {
    const settings = { ...test.shop.settings, shopMode: 'demo' } as const;
    const counter = new EntryCounter({ ...test.shop, settings });
    counter.count('/', GOOGLE);
    await counter.flush();
    expect(await stored()).toEqual({});
  });
});

it('tells of entries, opened checkouts and orders', async () => {
  entries.count('/products/pouch', GOOGLE);
  const opened = { [OPENED_HEADER]: '1', 'user-agent': CHROME };
  await test.send('POST', '/api/checkout-preview', { items: [DUO] }, opened);
  await test.send('POST', '/api/checkout-preview', { items: [DUO] }, { 'user-agent': CHROME });
  expect(await entries.read()).toEqual({
    ...{ today: 1, days: 1, opened: 1, ordered: 0, paid: 0, cdn: 0 },
    pages: [{ key: '/products/pouch', count: 1 }],
    hosts: [{ key: 'google.com', count: 1 }],
  });
});
