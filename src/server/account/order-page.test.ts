import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderPage } from '#contract/account-data.ts';
import { storeOrder } from '#test/paid-order.ts';
import { MIA, openPaymentShop } from '#test/payments.ts';
import { orderToken } from '../mail-queue/link-tokens.ts';
import { mails } from '../mail-queue/schema.ts';
import { orders, parcels } from '../orders/schema.ts';
import { eraseAddress } from './address-data.ts';

const test = await openPaymentShop();
const { db, settings } = test.shop;
beforeEach(() => test.pass(24 * 60 * 60));

async function read(token: string) {
  const response = await test.send('POST', '/api/order', { token });
  return {
    status: response.status,
    cache: response.headers.get('cache-control'),
    body: (await response.json()) as OrderPage & { readonly code?: string },
  };
}
const REFUSED = { status: 400, body: { code: 'invalid_token' } };

async function linksOf(address: string): Promise<string[]> {
  await test.settle();
  const mailed = (await test.inbox()).filter(({ to }) => to.includes(address));
  return mailed.map(({ text }) => /\/bestellung#(\S+)/.exec(text)?.[1] ?? 'none');
}

describe('the page of an order', () => {
  it('is linked by each of its mails, by one token, and follows the order from payment to parcel', async () => {
    const { email: _, ...billing } = { ...MIA, company: 'Muster GmbH' };
    const checkout = await test.open({ customer: { ...MIA, billing } });
    const [placed = ''] = await linksOf(MIA.email);
    const before = await read(placed);
    expect(before).toMatchObject({ status: 200, cache: 'no-store', body: { status: 'pending' } });
    expect(before.body.pay_url).toBe(`/api/pay/${placed.split('.')[0]}`);
    await test.pay(checkout);
    expect(await linksOf(MIA.email)).toEqual([placed, placed]);
    const { body } = await read(placed);
    expect(body).toMatchObject({
      status: 'paid',
      pay_url: null,
      recipient: ['Mia Muster', 'Torstraße 1', 'Hinterhaus', '10119 Berlin'],
      billing: ['Muster GmbH', 'Mia Muster', 'Torstraße 1', 'Hinterhaus', '10119 Berlin'],
      email: MIA.email,
      parcels: [],
    });
    expect(body.promised).toBeDefined();
    expect(JSON.stringify(await db.select().from(mails))).not.toContain(placed);
  });

  it('tells its parcels with their pieces, the first that left first', async () => {
    const id = await storeOrder(test, { email: MIA.email });
    const token = orderToken(settings, id, MIA.email);
    expect((await read(token)).body.parcels).toEqual([]);
    const sent = (minutes: number) => new Date(test.clock.now + minutes * 60_000);
    const [first, second] = [randomUUID(), randomUUID()];
    const pieces = [{ line: 0, quantity: 1 }];
    const number = '00340434161094042557';
    await db.insert(parcels).values([
      { id: second, orderId: id, pieces, carrier: 'dhl', number, sentAt: sent(2) },
      { id: first, orderId: id, pieces, sentAt: sent(1), deliveredAt: sent(3) },
    ]);
    const [one, two] = (await read(token)).body.parcels;
    expect(one).toEqual({
      ...{ id: first, pieces, tracking_url: null },
      ...{ shipped_at: sent(1).toISOString(), delivered_at: sent(3).toISOString() },
    });
    expect(two).toMatchObject({ id: second, delivered_at: null });
    expect(two?.tracking_url).toContain(number);
  });

  it('refuses forged and foreign tokens by one code', async () => {
    const id = await storeOrder(test, { email: MIA.email });
    const other = await storeOrder(test, { email: MIA.email });
    const token = orderToken(settings, id, MIA.email);
    const [, signature = ''] = token.split('.');
    const foreign = orderToken({ authSecret: 'another secret of the same length' }, id, MIA.email);
    for (const wrong of ['', 'x', id, `${id}.`, `${other}.${signature}`, foreign, `${token}a`]) {
      expect(await read(wrong), wrong).toMatchObject(REFUSED);
    }
    expect(await read(token)).toMatchObject({ status: 200 });
  });

  it('ends with the mail address, whatever its case, and with the erased order', async () => {
    const id = await storeOrder(test, { email: MIA.email, status: 'expired' });
    const token = orderToken(settings, id, MIA.email);
    const set = (customerEmail: string) =>
      db.update(orders).set({ customerEmail }).where(eq(orders.id, id));
    await set('Mia@Kundin.example');
    expect(await read(token)).toMatchObject({ status: 200 });
    await set('other@kundin.example');
    expect(await read(token)).toMatchObject(REFUSED);
    await set(MIA.email);
    await db.transaction((tx) => eraseAddress(tx, MIA.email));
    expect(await read(token)).toMatchObject(REFUSED);
  });

  it('offers no withdrawal of an order that nobody paid', async () => {
    const id = await storeOrder(test, { email: MIA.email, status: 'expired' });
    const { body } = await read(orderToken(settings, id, MIA.email));
    expect(body).toMatchObject({ number: '', may_withdraw: false, pay_url: null });
  });
});
