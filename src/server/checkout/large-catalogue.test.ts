import { afterAll, expect, it } from 'vitest';
import { itemsOf } from '#test/catalogues.ts';
import { largeCatalogue } from '#test/large-catalogue.ts';
import { checkoutIdOf, createPaymentShop } from '#test/payments.ts';

/** A shop with 1,000 products finds one and sells it. */

const catalogue = largeCatalogue(1_000);
const test = await createPaymentShop({ catalogue });
afterAll(() => test.close());

it('finds the last of its products and sells it', async () => {
  const product = catalogue.products.at(-1);
  const [item] = product ? itemsOf(product) : [];
  if (!product || !item) throw new Error('the range is empty');
  const query = new URLSearchParams({ q: product.name.de, lang: 'de' });
  const found = await (await test.request(`/api/search?${query}`)).json();
  expect(found.hits[0]).toMatchObject({ card: { id: product.id, priceCents: item.cents } });
  const [size] = item.id.startsWith(`${product.id}-`) ? [item.id.slice(product.id.length + 1)] : [];
  const line = { id: item.id, name: 'x', price: item.cents / 100, quantity: 1, image: '' };
  const started = await test.start({ items: [size ? { ...line, selectedSize: size } : line] });
  expect(started).toMatchObject({ status: 200 });
  await test.pay(checkoutIdOf(started.url), { email: 'mia@kundin.example', name: 'Mia Muster' });
  await test.settle();
  const [order] = await test.orders();
  expect(order).toMatchObject({ status: 'paid', amount: item.cents });
  expect(order?.items[0]).toMatchObject({ name: product.name.de });
});
