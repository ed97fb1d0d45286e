import { beforeEach, describe, expect, it } from 'vitest';
import { type AdminStockReply, adminStockReply } from '#contract/admin-stock.ts';
import { signInAdmin } from '#test/logins.ts';
import { checkoutIdOf, openPaymentShop } from '#test/payments.ts';
import { alerts } from '../alerts/schema.ts';
import { seedCatalogue } from '../catalogue/seed.ts';
import { soldOutItems } from '../sold-out/schema.ts';
import { stockCounts } from '../stock/schema.ts';
import { adminActions } from './schema.ts';

const RING = { id: 'siegelring', name: 'Siegelring', price: 24.99, quantity: 1, image: '' };

const PRODUCTS = seedCatalogue.products.length;
const test = await openPaymentShop();
const cookie = await signInAdmin(test);
beforeEach(async () => {
  await test.shop.db.delete(stockCounts);
  await test.shop.db.delete(soldOutItems);
  test.shop.parts.soldOut.forget();
});

const send = async (items: readonly object[], reason = 'counted') => {
  const body = { items, reason };
  const response = await test.send('POST', '/api/admin/stock', body, { cookie });
  return { status: response.status, ...(await response.json()) };
};
const correct = (on_hand: number | null, seen: number | null, more: object = {}) => {
  const { reason, ...item } = { reason: 'counted', ...more };
  return send([{ item_id: RING.id, threshold: null, on_hand, seen, ...item }], reason);
};
const list = async (choice = {}) => {
  const response = await test.send('POST', '/api/admin/stock/search', choice, { cookie });
  return adminStockReply.parse(await response.json());
};
const idsOf = ({ products }: AdminStockReply) => products.map(({ id }) => id);
/** What is counted of the ring. */
const ring = async () => {
  const { products } = await list({ search: RING.id });
  return products.flatMap(({ marks }) => marks)[0];
};
const shown = async () => (await (await test.request('/api/sold-out')).json()).items;
const buy = () => test.start({ items: [RING] });

it('is unlimited until the owner counts, and again when she stops', async () => {
  const none = { by: 'item', reserved: 0, sold: 0, threshold: null, is_off: false };
  expect(await ring()).toMatchObject({ item_id: RING.id, on_hand: null, ...none });
  expect(await correct(1, null)).toEqual({ status: 200, ok: true });
  expect(await ring()).toMatchObject({ on_hand: 1, ...none });
  expect((await buy()).status).toBe(200);
  expect((await buy()).code).toBe('sold_out');
  expect(await ring()).toMatchObject({ on_hand: 1, reserved: 1 });
  expect((await correct(null, 1)).status).toBe(200);
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
  await correct(7, null, { item_id: 'kette-figaro' });
  await correct(3, null);
  await test.pay(checkoutIdOf((await buy()).url));
  await test.settle();
  await correct(1, 2, { reason: 'damaged' });
  await correct(2, 1, { reason: 'returned' });
  const stock = await test.request(`/api/admin/stock/${RING.id}`, { headers: { cookie } });
  const { movements } = await stock.json();
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
  const refused = await correct(9, 4);
  expect(refused).toMatchObject({ status: 409, code: 'stock_changed' });
  expect(refused.error).toContain('Siegelring (3)');
  const both = await Promise.all([correct(5, 3), correct(6, 3)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const begun = { item_id: 'kette-figaro' };
  const first = await Promise.all([correct(5, null, begun), correct(6, null, begun)]);
  expect(first.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('may go below what is reserved', async () => {
  await correct(2, null);
  for (const _ of [1, 2]) expect((await buy()).status).toBe(200);
  expect((await correct(1, 2, { reason: 'damaged' })).status).toBe(200);
  expect(await ring()).toMatchObject({ on_hand: 1, reserved: 2 });
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
  // Below the threshold an open one follows the count, and more than before opens none.
  await correct(0, 9, { threshold: 3, reason: 'damaged' });
  await correct(1, 0, { threshold: 3, reason: 'delivery' });
  expect(await open()).toMatchObject([{ data: { item: names, left: 1 }, times: 1 }]);
  await test.shop.db.update(alerts).set({ resolvedAt: new Date() });
  await correct(2, 1, { threshold: 3, reason: 'delivery' });
  expect(await open()).toEqual([]);
});

it('changes many at once or none, and names every one that is another way', async () => {
  const sizes = ['40', '41', '42'].map((size) => `kiez-low-mono-${size}`);
  const items = (on_hand: number, seen: number | null) =>
    sizes.map((item_id) => ({ item_id, on_hand, seen, threshold: 2 }));
  expect((await send(items(5, null))).status).toBe(200);
  await correct(4, 5, { item_id: 'kiez-low-mono-41', threshold: 2 });
  const late = await send(items(9, 5));
  expect(late).toMatchObject({ status: 409, code: 'stock_changed' });
  expect(late.error).toContain('bei Kiez Low Mono, 41 (4).');
  const { products } = await list({ search: 'kiez low mono' });
  const counted = products[0]?.marks.filter(({ on_hand }) => on_hand !== null);
  expect(counted?.map(({ name, on_hand }) => [name.de, on_hand])).toEqual([
    ['40', 5],
    ['41', 4],
    ['42', 5],
  ]);
  const unknown = await send([...items(1, 5), { ...items(1, 5)[0], item_id: 'nobody' }]);
  expect(unknown).toMatchObject({ status: 422, code: 'unknown_item' });
  expect(unknown.error).toContain('nobody');
  const twice = items(1, 5).map((item) => ({ ...item, item_id: 'siegelring' }));
  expect(await send(twice)).toMatchObject({ status: 400, code: 'invalid_body' });
});

it('lists products by view, collection and name, in pages', async () => {
  await correct(3, null, { threshold: 3 });
  await correct(0, null, { item_id: 'kiez-low-mono-41' });
  await correct(4, null, { item_id: 'kette-figaro', threshold: 3 });
  await test.shop.db.insert(soldOutItems).values({ itemId: 'gone-for-good' });
  const all = await list();
  expect(all.counts).toMatchObject({ all: PRODUCTS + 1, low: 1, reorder: 3, counted: 3 });
  const { collections } = all.counts;
  expect(collections.find(({ id }) => id === 'sneakers')).toMatchObject({ count: 16 });
  expect(collections.reduce((sum, { count }) => sum + count, 0)).toBe(PRODUCTS);
  expect(idsOf(await list({ view: 'low' }))).toEqual(['siegelring']);
  expect(idsOf(await list({ view: 'reorder' }))).toEqual([
    'kiez-low-mono',
    'siegelring',
    'gone-for-good',
  ]);
  const sneakers = await list({ collection: 'sneakers', view: 'reorder' });
  expect(idsOf(sneakers)).toEqual(['kiez-low-mono']);
  expect(sneakers).toMatchObject({ counts: { low: 1, reorder: 3 }, next: null });
  const after = idsOf(all).at(-3);
  expect(idsOf(await list({ after }))).toEqual(idsOf(all).slice(-2));
});

it.each([
  [{ on_hand: -1 }],
  [{ on_hand: 1.5 }],
  [{ on_hand: 1_000_000 }],
  [{ reason: 'sale' }],
  [{ item_id: '' }],
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
