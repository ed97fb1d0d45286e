import { expect, it } from 'vitest';
import { DUO, openPaymentShop } from '#test/payments.ts';
import { soldOutItems } from '../sold-out/schema.ts';

const RING = { id: 'siegelring', name: 'x', price: 24.99, quantity: 1 };
const OWNER = 'inhaberin@shop.example';

const test = await openPaymentShop({ settings: { saleMails: true } });
Object.assign(test.shop.settings.company, { email: OWNER });

const saleMails = async () => (await test.inbox()).filter(({ to }) => to.includes(OWNER));

it('tells the owner about every sale once, with its lines, its sum and the way to it', async () => {
  // The first customer reads English; the owner does not.
  await test.pay(await test.open({ language: 'en' }));
  await test.settle();
  await test.pay(await test.open());
  await test.settle();
  const [last, first, ...more] = await saleMails();
  expect(more).toEqual([]);
  const [order] = await test.orders();
  expect(first?.subject).toBe('Verkauf: EL-1001 über €107,99');
  expect(last?.subject).toContain('EL-1002');
  const text = first?.text.replaceAll('\u00a0', ' ');
  for (const part of [
    'EL-1001 ist bezahlt und kann gepackt werden.',
    'Duo: Rosa, Lila · 2 Stück',
    'Gesamt: €107,99',
    `${test.shop.settings.baseUrl}/admin/orders/${order?.id}`,
  ]) {
    expect(text).toContain(part);
  }
  // It names nobody, and stays out of what the customer was sent.
  expect(text).not.toContain(String(order?.customerEmail));
  expect(await test.history(order?.id ?? '')).toEqual(['created', 'paid', 'mailed']);
});

it('marks what was sold out by the time it was paid, before anybody is promised dispatch', async () => {
  const id = await test.open({ items: [DUO, RING] });
  await test.shop.db.insert(soldOutItems).values({ itemId: RING.id });
  await test.pay(id);
  await test.settle();
  await test.shop.db.delete(soldOutItems);
  const [order] = await test.orders();
  expect(order?.items.map(({ name, missing }) => [name, missing])).toEqual([
    ['Elvare Pouch', undefined],
    ['Siegelring', 1],
    ['Elvare Kartenetui, Schwarz', undefined],
  ]);
  expect(await test.history(order?.id ?? '')).toContain('oversold');
  const mails = (await test.inbox()).map(({ to, subject, text }) => ({
    to: to[0],
    subject,
    text: text.replaceAll('\u00a0', ' '),
  }));
  const [sale] = mails.filter(({ to }) => to === OWNER);
  expect(sale?.text).toContain('Vielleicht nicht mehr da: 1 × Siegelring.');
  expect(sale?.text).not.toContain('kann gepackt werden');
  expect(mails.map(({ subject }) => subject)).toContain('Bezahlt, aber nicht mehr da');
  const shopper = mails.find(({ subject }) => subject.includes('ist bestätigt'));
  expect(shopper?.text).toContain('Während du bezahlt hast, war ausverkauft: Siegelring.');
  expect(shopper?.text).not.toContain('voraussichtlich');
  const shown = await (await test.show(id)).json();
  expect(shown).toMatchObject({ status: 'paid', order: { items: [{}, { missing: 1 }, {}] } });
  expect(shown.promised).toBeUndefined();
});

it('says nothing about what is not paid, or when the setting is off', async () => {
  await test.open();
  await test.pass(2 * 60 * 60);
  await test.settle();
  Object.assign(test.shop.settings, { saleMails: false });
  await test.pay(await test.open());
  await test.settle();
  Object.assign(test.shop.settings, { saleMails: true });
  expect((await test.orders()).map(({ status }) => status)).toEqual(['expired', 'paid']);
  expect(await saleMails()).toEqual([]);
});

it('points at a line of more than 99 pieces, however the cart wrote it', async () => {
  const line = (quantity: number) => ({ ...DUO, quantity });
  for (const items of [[line(99)], [line(60), line(40)]]) {
    await test.pay(await test.open({ items }));
    await test.settle();
  }
  const [many, usual] = (await saleMails()).map(({ text }) => text);
  expect(usual).toContain('198 Stück');
  expect(usual).not.toContain('Ungewöhnliche Menge');
  expect(many).toContain('Ungewöhnliche Menge: 100 × Elvare Pouch.');
  expect((await test.orders()).map(({ status }) => status)).toEqual(['paid', 'paid']);
});
