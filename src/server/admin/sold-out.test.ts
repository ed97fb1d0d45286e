import { afterAll, beforeEach, expect, it } from 'vitest';
import { signInAdmin, signInCustomer } from '#test/logins.ts';
import { createPaymentShop } from '#test/payments.ts';
import { soldOutItems } from '../sold-out/schema.ts';
import { adminActions } from './schema.ts';

const test = await createPaymentShop();
const cookie = await signInAdmin(test);
afterAll(() => test.close());
beforeEach(async () => {
  await test.shop.db.delete(soldOutItems);
  test.shop.parts.soldOut.forget();
});

const mark = async (item_ids: unknown, sold_out: unknown = true, as = cookie) => {
  const body = { item_ids, sold_out };
  const response = await test.send('POST', '/api/admin/sold-out', body, { cookie: as });
  return { status: response.status, ...(await response.json()) };
};
const shown = async () => (await (await test.request('/api/sold-out')).json()).items;

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

it("a bag's colour is refused in every pack, and as the colour of a present", async () => {
  await mark(['pouch:rosa']);
  const single = {
    id: 'pouch-einzelpack',
    name: 'Elvare Pouch',
    price: 59.99,
    quantity: 1,
    selectedColor: 'Navy',
  };
  const rosa = { ...single, selectedColor: 'Rosa' };
  const reply = await test.start({ items: [single, rosa] });
  expect(reply).toMatchObject({ status: 422, code: 'sold_out', item: 1 });
  expect((await test.start({ items: [single] })).status).toBe(200);

  await mark(['kartenetui:schwarz']);
  const duo = { ...single, id: 'pouch-duo', price: 107.99, selectedColor: 'Navy,Lila' };
  expect(await test.start({ items: [duo] })).toMatchObject({ status: 422, code: 'sold_out' });
  expect((await test.start({ items: [{ ...duo, giftColor: 'Navy' }] })).status).toBe(200);
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

it.each([
  [undefined],
  [[]],
  ['pouch-duo'],
  [[1]],
  [['']],
  [Array.from({ length: 51 }, () => 'pouch-duo')],
])('refuses %j', async (items) => {
  expect(await mark(items)).toMatchObject({ status: 400, code: 'invalid_body' });
});

it('is nobody else’s business', async () => {
  expect(await mark(['siegelring'], true, '')).toMatchObject({ status: 401 });
  const customer = await signInCustomer(test, 'kundin@post.example');
  expect(await mark(['siegelring'], true, customer)).toMatchObject({ status: 403 });
  expect(await mark(['siegelring'], 'yes')).toMatchObject({ status: 400 });
});
