import { expect, it } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { MIA, openPaymentShop } from '#test/payments.ts';
import { guaranteeNotices } from '../guarantee/schema.ts';
import { draftOrder } from './order-draft.ts';

const TRIO = {
  id: 'travel-bag-trio',
  name: 'Elvare Travel Bag',
  price: 254.49,
  quantity: 1,
  selectedColor: 'Schwarz,Cognac,Navy',
  packType: 'trio',
};
const NOTICE = 'https://europa.eu/youreurope/citizens/';
const UNPROVEN = /Gewinnspiel|Geldbörse|Premium Extras|Geschenkbox/;

const test = await openPaymentShop({ settings: { shopMode: 'live' } });

it('a live order names no present that nobody can prove, from the cart to the mail', async () => {
  const notice = { language: 'de', png: Buffer.from('png'), address: NOTICE } as const;
  await test.shop.db.insert(guaranteeNotices).values(notice);
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
  expect(mail?.text).toContain(NOTICE);
  expect(mail?.html).toMatch(/<img src="cid:guarantee-notice@elvare" alt="Mitteilung der EU/);
});

it('an English order is confirmed with the English notice', async () => {
  const notice = { language: 'en', png: Buffer.from('png'), address: `${NOTICE}en` } as const;
  await test.shop.db.insert(guaranteeNotices).values(notice);
  await test.pay(await test.open({ items: [TRIO], customer: MIA, language: 'en' }));
  await test.settle();
  const mail = (await test.inbox()).find(({ subject }) => subject.endsWith('is confirmed'));
  expect(mail?.text).toContain(`${NOTICE}en`);
  expect(mail?.html).toMatch(/<img src="cid:guarantee-notice@elvare" alt="Notice of the EU/);
});

it('an order keeps the makers of its goods', async () => {
  const maker = {
    ...{ name: 'Lumi Ltd', street: '1 High Street', town: 'London W1' },
    ...{ country: 'GB', email: 'hi@lumi.example' },
  };
  const products = seedCatalogue.products.map((each) => ({
    ...each,
    safety: { maker: each.id === 'travel-bag' ? maker : ('own' as const) },
  }));
  const { db, settings } = test.shop;
  const { name, street, city } = settings.company;
  const drafted = await draftOrder(test.shop, db, {
    cart: [TRIO],
    discountCode: undefined,
    shownTotalCents: undefined,
    language: 'de',
    catalogue: { ...seedCatalogue, products },
    key: null,
  });
  expect(drafted.ok && drafted.draft.items.map((item) => item.maker)).toEqual([
    'Lumi Ltd, 1 High Street, London W1, GB',
    [name, street, city, 'DE'].join(', '),
  ]);
});
