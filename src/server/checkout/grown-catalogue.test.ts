import { beforeEach, expect, it } from 'vitest';
import { grownCatalogue } from '#test/catalogues.ts';
import { signInAdmin } from '#test/logins.ts';
import { checkoutIdOf, openPaymentShop } from '#test/payments.ts';
import { soldOutItems } from '../sold-out/schema.ts';
import { knownPage } from '../visits/pages.ts';

/** A product that only the catalogue knows is sold like any other. */

const test = await openPaymentShop({ catalogue: grownCatalogue, settings: { saleMails: true } });
const cookie = await signInAdmin(test);
beforeEach(async () => {
  await test.shop.db.delete(soldOutItems);
  test.shop.parts.soldOut.forget();
});

const CART = [
  { id: 'kiez-low-koralle-41', name: 'x', price: 81.99, quantity: 1, selectedSize: '41' },
  { id: 'vintage-1996-L', name: 'x', price: 51.99, quantity: 2 },
  { id: 'dad-cap-oliv', name: 'x', price: 29.99, quantity: 1, color: 'Oliv' },
  { id: 'parfum-bleu', name: 'x', price: 54.99, quantity: 1 },
  { id: 'beach-bag-trio', name: 'x', price: 178.47, quantity: 1, colourIds: 'sand,navy,koralle' },
];
/** Names and variants of the cart's lines and of the gifts that come with them. */
const LINES = [
  ['Kiez Low Koralle', 'Größe 41', 8199],
  ['Vintage 1996', 'Größe L', 10_398],
  ['Dad Cap', 'Oliv', 2999],
  ['Eau de Parfum Bleu', '', 5499],
  ['Elvare Strandtasche', 'Trio: Sand, Navy, Koralle', 17_847],
  ['Gewinnspiel-Los', '', 0],
  ['Elvare Kartenetui, Schwarz', '', 0],
] as const;

it('is priced, paid, and named in the mails to customer and owner', async () => {
  const started = await test.start({ items: CART });
  expect(started).toMatchObject({ status: 200 });
  await test.pay(checkoutIdOf(started.url), { email: 'mia@kundin.example', name: 'Mia Muster' });
  await test.settle();

  const [order] = await test.orders();
  expect(order).toMatchObject({ status: 'paid', amount: 8199 + 10_398 + 2999 + 5499 + 17_847 });
  expect(order?.items.map(({ name, variant, amount }) => [name, variant, amount])).toEqual(LINES);
  const mails = await test.inbox();
  expect(mails).toHaveLength(2);
  for (const { text } of mails) {
    for (const [name, variant] of LINES) {
      expect(text).toContain(name);
      expect(text).toContain(variant);
    }
  }
});

it('is marked sold out, shown so and refused, until it is freed', async () => {
  const mark = async (item_ids: readonly string[], sold_out: boolean) =>
    (await test.send('POST', '/api/admin/sold-out', { item_ids, sold_out }, { cookie })).status;
  const shown = async () => (await (await test.request('/api/sold-out')).json()).items;
  expect(await mark(['beach-bag:navy'], true)).toBe(200);
  // Two colours are left, and a trio needs three.
  expect(await shown()).toEqual(['beach-bag-trio', 'beach-bag:navy']);
  expect(await test.start({ items: CART })).toMatchObject({ code: 'sold_out', item: 4 });
  expect(await mark(['dad-cap-rosa'], true)).toBe(422);
  expect(await mark(['beach-bag:navy'], false)).toBe(200);
  expect((await test.start({ items: CART })).status).toBe(200);
});

it('has a page whose visits count', () => {
  const soldAt = (path: string) => knownPage(path, grownCatalogue)?.product;
  expect(soldAt('/sneakers/kiez-low-koralle')).toBe('kiez-low-koralle');
  expect(soldAt('/en/trikots/vintage-1996?groesse=M')).toBe('vintage-1996');
  expect(soldAt('/accessoires/parfum-bleu/')).toBe('parfum-bleu');
  expect(soldAt('/en/products/beach-bag')).toBe('beach-bag');
  expect(soldAt('/caps')).toBe('baseball-cap-monogram');
  expect(knownPage('/sneakers/kiez-low-azur', grownCatalogue)).toBeUndefined();
});
