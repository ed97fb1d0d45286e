import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { signInAdmin } from '#test/logins.ts';
import { newRange } from '#test/new-range.ts';
import { checkoutIdOf, openPaymentShop } from '#test/payments.ts';
import { catalogueOf } from '../shop.ts';
import { knownPage } from '../visits/pages.ts';
import { writeFolder } from './catalogue-folder.ts';
import { importFolder } from './import-folder.ts';

/** Goods of a sort that came as a folder are published, bought, mailed and found. */

const shop = await openPaymentShop({ settings: { saleMails: true } });
const cookie = await signInAdmin(shop);

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

test('it is bought, and named in the mails to customer and owner', async () => {
  const started = await shop.start({ items: CART });
  expect(started).toMatchObject({ status: 200 });
  await shop.pay(checkoutIdOf(started.url), { email: 'mia@kundin.example', name: 'Mia Muster' });
  await shop.settle();
  const [order] = await shop.orders();
  expect(order).toMatchObject({ status: 'paid', amount: 4 * 4_999 + 2_999 + 5_999 });
  expect(order?.items.map(({ name, variant }) => [name, variant])).toEqual(LINES);
  const mails = await shop.inbox();
  expect(mails).toHaveLength(2);
  for (const { text } of mails) for (const [name = ''] of LINES) expect(text).toContain(name);
});

test.each([
  [{ items: [{ ...CART[0], id: 'hoodie-hafen-petrol' }] }],
  [{ items: [{ ...CART[0], id: 'hoodie-hafen-rosa-M' }] }],
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
