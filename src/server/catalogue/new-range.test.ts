import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { signInAdmin } from '#test/logins.ts';
import { newRange } from '#test/new-range.ts';
import { checkoutIdOf, openPaymentShop } from '#test/payments.ts';
import { readSlips } from '../packing/read-slips.ts';
import { catalogueOf } from '../shop.ts';
import { stockCounts } from '../stock/schema.ts';
import { knownPage } from '../visits/pages.ts';
import { writeFolder } from './catalogue-folder.ts';
import { importFolder } from './import-folder.ts';

/** Goods of a sort that came as a folder are published, counted, bought, mailed, packed, refunded and found. */

const shop = await openPaymentShop({ settings: { saleMails: true } });
const cookie = await signInAdmin(shop);
const send = async (at: string, body: object) => {
  const response = await shop.send('POST', at, body, { cookie });
  expect(response.status, at).toBe(200);
  return response;
};
/** Pieces on hand of what is counted, by its mark. */
const counts = async () => {
  const rows = await shop.shop.db.select().from(stockCounts);
  return Object.fromEntries(rows.map(({ itemId, onHand }) => [itemId, onHand]));
};

const CART = [
  { id: 'hoodie-hafen-petrol-M', name: 'x', price: 49.99, quantity: 1 },
  { id: 'poster-kran', name: 'x', price: 49.99, quantity: 2 },
  { id: 'guertel-95', name: 'x', price: 49.99, quantity: 1 },
  { id: 'socken-sechser', name: 'x', price: 29.99, quantity: 1 },
  { id: 'pouch-einzelpack', name: 'x', price: 59.99, quantity: 1, colourIds: 'petrol' },
];
const LINES = [
  ['Hoodie Hafen', 'Petrol, Größe M'],
  ['Poster Kran', ''],
  ['Gürtel', 'Größe 95 cm'],
  ['Socken', 'Sechserpack'],
  ['Elvare Pouch', 'Einzelpack: Petrol'],
];

test('a folder with it is imported and published', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'elvare-range-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFolder(folder, newRange);
  const options = { by: 'owner', editedAt: new Date(), replace: false };
  const result = await importFolder(shop.shop.db, folder, options);
  expect(result.rows.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
  expect(result.saved).toBe(true);
  const published = await shop.send('POST', '/api/admin/catalogue/publish', {}, { cookie });
  expect(published.status).toBe(200);
  await shop.shop.parts.catalogue.catchUp();
  expect(catalogueOf(shop.shop).collections['hoodies']?.path).toBe('/hoodies');
});

const COUNTED = ['hoodie-hafen-petrol-M', 'guertel-95', 'socken-sechser', 'pouch:petrol'];

test('its sizes, colours and packs are counted', async () => {
  const items = COUNTED.map((mark, at) => {
    return { item_id: mark, on_hand: 5, seen: null, threshold: at === 0 ? 4 : null };
  });
  await send('/api/admin/stock', { items, reason: 'counted' });
  expect(await counts()).toEqual(Object.fromEntries(COUNTED.map((mark) => [mark, 5])));
});

test('it is bought, mailed, counted, partly refunded, packed and shipped', async () => {
  const started = await shop.start({ items: CART });
  expect(started).toMatchObject({ status: 200 });
  await shop.pay(checkoutIdOf(started.url), { email: 'mia@kundin.example', name: 'Mia Muster' });
  await shop.settle();
  const [order] = await shop.orders();
  expect(order).toMatchObject({ status: 'paid', amount: 4 * 4_999 + 2_999 + 5_999 });
  expect(order?.items.map(({ name, variant }) => [name, variant])).toEqual(LINES);
  const all = await shop.inbox();
  const mails = all.filter(
    ({ text }) => !text.includes('Hoodie Hafen, Petrol, M: noch 4 auf Lager'),
  );
  expect([all.length, mails.length]).toEqual([3, 2]);
  for (const { text } of mails) for (const [name = ''] of LINES) expect(text).toContain(name);
  expect(await counts()).toEqual(Object.fromEntries(COUNTED.map((mark) => [mark, 4])));
  const id = order?.id ?? '';
  // One poster of two, and the belt, which is counted.
  const items = [
    { line: 1, quantity: 1 },
    { line: 2, quantity: 1 },
  ];
  const body = { refunded: 0, key: randomUUID(), cents: 2 * 4_999, items, restock: true };
  const refund = await send(`/api/admin/orders/${id}/refund`, body);
  expect(await refund.json()).toMatchObject({ order: { refunded: 9_998 } });
  await shop.settle();
  expect(await shop.orders()).toMatchObject([{ status: 'partly_refunded' }]);
  expect(await counts()).toMatchObject({ 'guertel-95': 5, 'hoodie-hafen-petrol-M': 4 });
  const [slip] = (await readSlips(shop.shop, [id])) ?? [];
  expect(slip?.lines.map(({ name, variant, pieces }) => [name, variant, pieces])).toEqual([
    ['Hoodie Hafen', 'Petrol, Größe M', 1],
    ['Poster Kran', '', 1],
    ['Socken', 'Sechserpack', 6],
    ['Elvare Pouch', 'Einzelpack: Petrol', 1],
  ]);
  const pdf = await send('/api/admin/packing-slips', { orders: [id] });
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  const shipped = await send('/api/admin/ship-orders', { orders: [id] });
  expect(await shipped.json()).toMatchObject({ shipped: [id], refused: [] });
});

test.each([
  [{ items: [{ ...CART[0], id: 'hoodie-hafen-petrol-47' }] }],
  [{ items: [{ ...CART[2], id: 'guertel' }] }],
])('what does not exist of it is refused: %j', async (body) => {
  expect((await shop.start(body)).status).toBeGreaterThanOrEqual(400);
});

test('search and visits know it', async () => {
  const text = async (at: string) => (await shop.request(at)).text();
  expect(await text('/api/search?q=Kapuzenpullover&lang=de')).toContain('hoodie-hafen');
  expect(await text('/api/search?q=teal&lang=en')).toContain('hoodie-hafen');
  expect(knownPage('/en/hoodies/guertel', newRange)?.product).toBe('guertel');
  expect(knownPage('/hoodies', newRange)).toBeDefined();
});
