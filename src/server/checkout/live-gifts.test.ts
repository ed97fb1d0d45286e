import { expect, it } from 'vitest';
import { MIA, openPaymentShop } from '#test/payments.ts';

const TRIO = {
  id: 'travel-bag-trio',
  name: 'Elvare Travel Bag',
  price: 254.49,
  quantity: 1,
  selectedColor: 'Schwarz,Cognac,Navy',
  packType: 'trio',
};
const UNPROVEN = /Gewinnspiel|Geldbörse|Premium Extras|Geschenkbox/;

const test = await openPaymentShop({ settings: { shopMode: 'live' } });

it('a live order names no present that nobody can prove, from the cart to the mail', async () => {
  await test.pay(await test.open({ items: [TRIO], customer: MIA }));
  await test.settle();
  const [order] = await test.orders();
  expect(order?.items.map(({ name }) => name)).toEqual([
    'Elvare Travel Bag',
    'Elvare Kartenetui, Schwarz',
  ]);
  const [mail] = await test.inbox();
  expect(mail?.text).toContain('Elvare Kartenetui, Schwarz');
  expect(mail?.text).not.toMatch(UNPROVEN);
});
