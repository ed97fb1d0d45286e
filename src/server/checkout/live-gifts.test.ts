import { expect, it } from 'vitest';
import { openPaymentShop } from '#test/payments.ts';

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
  await test.pay(await test.open({ items: [TRIO] }));
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

it('a live shop promises no hours in which it answers', async () => {
  await test.send('POST', '/api/contact', {
    first_name: 'Mia',
    last_name: 'Muster',
    email: 'mia@kundin.example',
    subject: 'Frage',
    message: 'Hallo, eine Frage.',
  });
  await test.settle();
  const receipt = (await test.inbox()).find(({ to }) => to.includes('mia@kundin.example'));
  expect(receipt?.text).toContain('antworten dir.');
  expect(receipt?.text).not.toMatch(/Stunden/);
});
