import { beforeEach, describe, expect, it } from 'vitest';
import { signInAdmin } from '#test/logins.ts';
import { checkoutIdOf, openPaymentShop } from '#test/payments.ts';
import { alerts } from '../alerts/schema.ts';
import { soldOutItems } from '../sold-out/schema.ts';
import { stockCounts } from '../stock/schema.ts';
import { adminActions } from './schema.ts';

const RING = { id: 'siegelring', name: 'Siegelring', price: 24.99, quantity: 1, image: '' };

const test = await openPaymentShop();
const cookie = await signInAdmin(test);
beforeEach(async () => {
  await test.shop.db.delete(stockCounts);
  await test.shop.db.delete(soldOutItems);
  test.shop.parts.soldOut.forget();
});

const correct = async (on_hand: number | null, seen: number | null, more: object = {}) => {
  const item = { item_id: RING.id, threshold: null, reason: 'counted' };
  const body = { ...item, on_hand, seen, ...more };
  const response = await test.send('POST', '/api/admin/stock', body, { cookie });
  return { status: response.status, ...(await response.json()) };
};
const get = async (path = '') =>
  (await test.request(`/api/admin/stock${path}`, { headers: { cookie } })).json();
const shown = async () => (await (await test.request('/api/sold-out')).json()).items;
const buy = () => test.start({ items: [RING] });

it('is unlimited until the owner counts, and again when she stops', async () => {
  expect(await get()).toEqual({ items: [] });
  expect(await correct(1, null)).toMatchObject({
    status: 200,
    items: [{ item_id: RING.id, on_hand: 1, reserved: 0, sold: 0, threshold: null }],
  });
  expect((await buy()).status).toBe(200);
  expect((await buy()).code).toBe('sold_out');
  expect((await get()).items).toMatchObject([{ on_hand: 1, reserved: 1 }]);
  expect(await correct(null, 1)).toMatchObject({ status: 200, items: [] });
  expect((await buy()).status).toBe(200);
});

it('is sold out for everybody at zero, and back with a delivery', async () => {
  await correct(0, null);
  expect(await shown()).toEqual([RING.id]);
  expect((await buy()).code).toBe('sold_out');
  await correct(5, 0, { reason: 'delivery' });
  expect(await shown()).toEqual([]);
  expect((await buy()).status).toBe(200);
});

it('takes a whole colour of a bag, and makes packs of it impossible', async () => {
  await correct(0, null, { item_id: 'pouch:rosa' });
  expect(await shown()).toEqual(['pouch:rosa']);
  expect(await correct(0, null, { item_id: 'pouch:oliv' })).toMatchObject({
    status: 422,
    code: 'unknown_item',
  });
});

it('writes every change down with its reason, and whose it was', async () => {
  await correct(3, null);
  await test.pay(checkoutIdOf((await buy()).url));
  await test.settle();
  await correct(1, 2, { reason: 'damaged' });
  await correct(2, 1, { reason: 'returned' });
  const { movements } = await get(`/${RING.id}`);
  const [by] = [test.shop.settings.adminEmail];
  expect(movements).toMatchObject([
    { reason: 'returned', change: 1, on_hand: 2, by },
    { reason: 'damaged', change: -1, on_hand: 1, by },
    { reason: 'sale', change: -1, on_hand: 2, by: null, order_number: 'EL-1001' },
    { reason: 'counted', change: 3, on_hand: 3, by },
  ]);
  const log = await (await test.request('/api/admin/log', { headers: { cookie } })).json();
  expect(log.entries[0]).toMatchObject({
    action: 'stock_corrected',
    subject: RING.id,
    data: { from: 1, to: 2, reason: 'returned' },
  });
});

it('overwrites nothing that happened since it was shown', async () => {
  await correct(3, null);
  expect(await correct(9, 4)).toMatchObject({ status: 409, code: 'stock_changed' });
  const both = await Promise.all([correct(5, 3), correct(6, 3)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const begun = { item_id: 'kette-figaro' };
  const first = await Promise.all([correct(5, null, begun), correct(6, null, begun)]);
  expect(first.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('may go below what is reserved', async () => {
  await correct(2, null);
  for (const _ of [1, 2]) expect((await buy()).status).toBe(200);
  const items = [{ on_hand: 1, reserved: 2 }];
  expect(await correct(1, 2, { reason: 'damaged' })).toMatchObject({ status: 200, items });
});

it('that grows above its threshold closes the alert', async () => {
  await correct(2, null, { threshold: 1 });
  await test.pay(checkoutIdOf((await buy()).url));
  await test.settle();
  const open = async () =>
    (await test.shop.db.select().from(alerts)).filter(({ resolvedAt }) => resolvedAt === null);
  const names = { de: expect.any(String), en: expect.any(String) };
  expect(await open()).toMatchObject([{ kind: 'stock_low', data: { item: names, left: 1 } }]);
  await correct(9, 1, { threshold: 1, reason: 'delivery' });
  expect(await open()).toEqual([]);
});

it.each([
  [{ on_hand: -1 }],
  [{ on_hand: 1.5 }],
  [{ on_hand: 1_000_000 }],
  [{ threshold: -1 }],
  [{ reason: 'sale' }],
])('refuses %j', async (wrong) => {
  expect(await correct(1, null, wrong)).toMatchObject({ status: 400, code: 'invalid_body' });
});

describe('what is marked as sold out', () => {
  const mark = async (item_ids: unknown, sold_out = true) => {
    const body = { item_ids, sold_out };
    const response = await test.send('POST', '/api/admin/sold-out', body, { cookie });
    return { status: response.status, ...(await response.json()) };
  };

  it('what is marked is shown to everybody and refused at the checkout until it is freed', async () => {
    expect(await shown()).toEqual([]);
    expect(await mark(['pouch-duo'])).toMatchObject({
      status: 200,
      items: [{ item_id: 'pouch-duo' }],
    });
    expect(await shown()).toEqual(['pouch-duo']);
    expect(await test.start()).toMatchObject({ status: 422, code: 'sold_out' });
    expect(await mark(['pouch-duo'], false)).toMatchObject({ status: 200, items: [] });
    expect(await shown()).toEqual([]);
    expect((await test.start()).status).toBe(200);
  });

  it('a row is marked as a whole, recorded once each, and only what there is', async () => {
    const before = (await test.shop.db.select().from(adminActions)).length;
    const sizes = ['36', '37', '38', '39', '40', '41', '42', '43', '44', '45'];
    const all = sizes.map((size) => `kiez-low-mono-${size}`);
    await Promise.all([mark(all), mark(all)]);
    expect(await shown()).toContain('kiez-low-mono');
    const done = await test.shop.db.select().from(adminActions).orderBy(adminActions.id);
    expect(done.slice(before).map(({ subject }) => subject)).toEqual(all);

    const refused = await mark(['siegelring', 'pouch-dozen']);
    expect(refused).toMatchObject({ status: 422, code: 'unknown_item' });
    expect(await shown()).not.toContain('siegelring');
  });

  it('a mark on what the catalogue no longer has can still be taken away', async () => {
    await test.shop.db.insert(soldOutItems).values({ itemId: 'gone-for-good' });
    expect(await mark(['gone-for-good'], false)).toMatchObject({ status: 200, items: [] });
  });

  it('an answer that has not changed is not sent again', async () => {
    const first = await test.request('/api/sold-out');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const headers = { 'if-none-match': etag };
    expect((await test.request('/api/sold-out', { headers })).status).toBe(304);
    await mark(['siegelring']);
    expect((await test.request('/api/sold-out', { headers })).status).toBe(200);
  });

  it('what another node marked is known after a few seconds', async () => {
    expect(await shown()).toEqual([]);
    await test.shop.db.insert(soldOutItems).values({ itemId: 'siegelring' });
    expect(await shown()).toEqual([]);
    test.clock.now += 5_000;
    expect(await shown()).toEqual(['siegelring']);
  });

  it.each([[[]], [['']], [Array.from({ length: 51 }, () => 'pouch-duo')]])(
    'refuses %j',
    async (items) => {
      expect(await mark(items)).toMatchObject({ status: 400, code: 'invalid_body' });
    },
  );
});
