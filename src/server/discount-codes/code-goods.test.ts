import { expect, it } from 'vitest';
import { discountedGoods, lineRefundCents } from '#rules/refunds.ts';
import { checkoutIdOf, DUO, MIA, openPaymentShop } from '#test/payments.ts';
import { discountCodes } from './schema.ts';

const test = await openPaymentShop();
const RING = { id: 'siegelring', name: 'Siegelring', price: 24.99, quantity: 2, image: '' };
const make = (terms: Partial<typeof discountCodes.$inferInsert>) =>
  test.shop.db
    .insert(discountCodes)
    .values({ code: 'GOODS', kind: 'percent', value: 10, ...terms });
const start = (items: readonly object[], discountCode = 'GOODS', customer: object = MIA) =>
  test.start({ items, discountCode, customer });

it('a code of collections takes its part off their goods alone, which share it when they go back', async () => {
  await make({ code: 'GOODS', collections: ['accessoires'], minimum: 3_000 });
  const body = { code: 'goods', subtotal: 15_797, language: 'de' };
  const told = await (await test.send('POST', '/api/discount-code', body)).json();
  expect(told).toMatchObject({ code: 'GOODS', minimum: 3_000, goods: 'Accessoires' });
  expect(told.products).toContain('siegelring');
  expect(told.products).not.toContain('pouch');

  expect(await start([DUO])).toMatchObject({ status: 422, code: 'code_goods' });
  expect(await start([DUO, { ...RING, quantity: 1 }])).toMatchObject({ code: 'code_minimum' });
  const started = await start([DUO, RING]);
  await test.pay(checkoutIdOf(started.url));
  await test.settle();
  const [order] = await test.orders();
  // 10 % of two rings.
  expect(order).toMatchObject({ status: 'paid', subtotal: 15_797, discount: 500, amount: 15_297 });
  const items = (order?.items ?? []).filter(({ gift }) => !gift);
  expect(items.map(({ product_id: id, full_price: isLeftOut }) => [id, isLeftOut])).toEqual([
    ['pouch', true],
    ['siegelring', undefined],
  ]);
  const worth = items.map((item) =>
    lineRefundCents(discountedGoods(items, order?.discount ?? 0, item), item.amount),
  );
  expect(worth).toEqual([10_799, 4_498]);
});

it('a series that counts once per customer lets nobody use two of its codes, also at once', async () => {
  const codes = ['A', 'B', 'C', 'D'].map((each) => `FRIEND-${each}`);
  for (const code of codes)
    await make({ code, series: 'FRIEND', maxUses: 1, oncePerCustomer: true });
  const eva = { ...MIA, email: 'eva@x.example' };
  const replies = await Promise.all(codes.map((code) => start([DUO], code, eva)));
  const said = replies.map(({ code }) => code ?? 'started').toSorted();
  expect(said).toEqual([...Array(3).fill('code_used_by_you'), 'started']);
  const rest = codes.filter((_, at) => replies[at]?.status !== 200);
  expect((await start([DUO], rest[0], { ...MIA, email: 'other@x.example' })).status).toBe(200);
});
