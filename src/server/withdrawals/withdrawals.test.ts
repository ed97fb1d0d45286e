import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminOrderReply } from '#contract/admin-orders.ts';
import type { AdminPackingReply } from '#contract/admin-packing.ts';
import type { AdminReturn } from '#contract/admin-returns.ts';
import { berlinTime } from '#rules/berlin-time.ts';
import { formatDay } from '#rules/delivery.ts';
import { formatOrderNumber } from '#rules/order-number.ts';
import { refundDueOn } from '#rules/withdrawals.ts';
import { signInAdmin } from '#test/logins.ts';
import { storeOrder } from '#test/paid-order.ts';
import { openPaymentShop } from '#test/payments.ts';
import { customerOrders } from '../account/customer-orders.ts';
import { readAlerts } from '../alerts/alerts.ts';
import { mails } from '../mail-queue/schema.ts';
import { orderEvents, orders, parcels } from '../orders/schema.ts';
import { withdrawals } from './schema.ts';
import { watchWithdrawals } from './watch.ts';

const DAY_S = 24 * 60 * 60;
const EMAIL = 'mia@kundin.example';

const test = await openPaymentShop();
const { db } = test.shop;
await signInAdmin(test);
beforeEach(async () => {
  await db.delete(withdrawals);
  await db.delete(mails);
  await test.pass(DAY_S);
});

let senders = 0;
/** Declares as a browser of its own address. */
async function declare(said: object = {}, headers: object = {}) {
  senders += 1;
  const body = { key: randomUUID(), name: 'Mia Muster', order: 'EL-1', email: EMAIL, ...said };
  const from = { 'x-forwarded-for': `10.91.${senders >> 8}.${senders & 255}`, ...headers };
  const response = await test.send('POST', '/api/withdrawals', body, from);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
/** Mails that came to an address, whatever its case. */
const inboxOf = async (address: string) => {
  await test.settle();
  return (await test.inbox()).filter(({ to }) => to[0]?.toLowerCase() === address);
};
const stored = () => db.select().from(withdrawals);
const orderOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0];
const numberOf = async (id: string) => formatOrderNumber((await orderOf(id))?.number ?? 0);
const backOffice = async <T>(method: string, path: string, body?: object) => {
  // Logins don't last as long as a withdrawal.
  const cookie = await signInAdmin(test);
  const init = { method, headers: { cookie } };
  const response = body
    ? await test.send(method, `/api/admin${path}`, body, { cookie })
    : await test.request(`/api/admin${path}`, init);
  return { status: response.status, body: (await response.json()) as T };
};
const toPack = async () =>
  (await backOffice<AdminPackingReply>('GET', '/packing')).body.orders.map(({ id }) => id);

describe('a declaration', () => {
  it('is stored once per key, and its receipt names all of it and the second', async () => {
    const said = { key: randomUUID(), goods: 'Der Pouch\nin Rosa' };
    const first = await declare(said);
    test.clock.now += 5_000;
    expect(await declare(said)).toEqual(first);
    expect(await stored()).toHaveLength(1);
    const [mail, ...others] = await inboxOf(EMAIL);
    expect(others).toEqual([]);
    const second = new Date(String(first.body['declared_at'])).toLocaleTimeString('de-DE', {
      timeZone: 'Europe/Berlin',
    });
    for (const part of ['Mia Muster', 'EL-1', EMAIL, 'in Rosa', second, 'nur den Eingang']) {
      expect(mail?.text).toContain(part);
    }
    // The key belongs to what was declared with it.
    const other = await declare({ ...said, name: 'Eva' });
    expect(other).toMatchObject({ status: 400, body: { code: 'invalid_body', field: 'key' } });
  });

  it('gets the same reply for orders that exist, are another’s or don’t exist', async () => {
    const number = await numberOf(await storeOrder(test, { email: 'Mia@Kundin.example' }));
    const replies = [
      await declare({ order: number }),
      await declare({ order: number, email: 'fremd@kundin.example' }),
      await declare({ order: 'weiß ich nicht mehr' }),
    ];
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(replies[0]?.status).toBe(200);
    const matched = (await stored()).filter(({ orderId }) => orderId !== null);
    expect(matched.map(({ email }) => email)).toEqual([EMAIL]);
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'Mia\nE-Mail: x@y.example' }],
    ['order', { order: 'EL-1\u2028EL-2' }],
    ['name', { name: 'Gewinn: https://boese.example' }],
    ['order', { order: '' }],
    ['email', { email: 'mia@kundin.example\nbcc: x@y.example' }],
    ['goods', { goods: 'x'.repeat(1001) }],
    ['name', { name: 'Mia\0' }],
    ['key', { key: 'a' }],
    ['reason', { reason: 'zu groß' }],
  ])('is refused by its %s with the field and a sentence', async (field, said) => {
    const { status, body } = await declare(said);
    expect([status, body['code'], body['field']]).toEqual([400, 'invalid_body', field]);
    expect(body['error']).toContain('ungültige Angabe');
    expect(await stored()).toEqual([]);
  });

  it('is refused beyond what its network may mail, with other ways, and keeps out nobody else', async () => {
    const flood = { 'x-forwarded-for': '10.92.0.1' };
    const replies = [];
    for (let sent = 0; sent < 35; sent += 1) {
      replies.push(await declare({ email: `opfer${sent}@kundin.example` }, flood));
    }
    expect(replies.map(({ status }) => status)).toEqual(
      Array.from({ length: 35 }, (_, sent) => (sent < 10 ? 200 : 429)),
    );
    const { email, name } = test.shop.settings.company;
    for (const at of [10, 34]) {
      expect(replies[at]?.body['code']).toBe('too_many_mails');
      for (const way of [email, name]) expect(replies[at]?.body['error']).toContain(way);
    }
    expect(await stored()).toHaveLength(10);
    expect((await declare({ email: 'opfer1@kundin.example' })).status).toBe(200);
  });
});

it('the account offers it in a live shop, until 30 days after its last parcel arrived', async () => {
  const id = await storeOrder(test, { email: EMAIL });
  const user = { id: '', email: EMAIL, emailVerified: true, language: 'de' } as const;
  const offers = async (shopMode: 'live' | 'demo') => {
    const settings = { ...test.shop.settings, shopMode };
    const [order] = await customerOrders({ ...test.shop, settings }, user);
    return order?.may_withdraw;
  };
  await test.pass(100 * DAY_S);
  expect([await offers('live'), await offers('demo')]).toEqual([true, false]);
  const at = new Date(test.clock.now);
  const parcel = { orderId: id, pieces: [], sentAt: at };
  await db.insert(parcels).values([
    { ...parcel, id: randomUUID(), deliveredAt: new Date(at.getTime() - 9 * DAY_S * 1000) },
    { ...parcel, id: randomUUID(), deliveredAt: at },
  ]);
  await db.update(orders).set({ fulfilment: 'delivered' }).where(eq(orders.id, id));
  await test.pass(29 * DAY_S);
  expect(await offers('live')).toBe(true);
  await test.pass(2 * DAY_S);
  expect(await offers('live')).toBe(false);
});

it('a network gets five receipts to a mailbox, and those of other networks come at once', async () => {
  const order = await numberOf(await storeOrder(test, { email: EMAIL }));
  const flood = { 'x-forwarded-for': '10.92.0.2' };
  for (let sent = 0; sent < 7; sent += 1) {
    const email = sent % 2 ? `mia+${sent}@kundin.example` : 'MIA@kundin.example';
    const { status } = await declare({ order: 'EL-99999', email }, flood);
    expect(status).toBe(sent < 5 ? 200 : 429);
  }
  for (let sent = 0; sent < 6; sent += 1) expect((await declare({ order })).status).toBe(200);
  expect(await stored()).toHaveLength(11);
  expect((await inboxOf(EMAIL)).filter(({ text }) => text.includes(order))).toHaveLength(6);
});

it('the owner gets a mail about each order that is withdrawn from, and one a day about unknown ones', async () => {
  const number = await numberOf(await storeOrder(test, { email: EMAIL }));
  for (const order of [number, number, 'die vom Montag', 'EL-99999']) await declare({ order });
  const { adminEmail, baseUrl } = test.shop.settings;
  const told = await inboxOf(adminEmail);
  expect(told.map(({ subject }) => subject).toSorted()).toEqual([
    'Ein Widerruf ohne bekannte Bestellung',
    `Ein Widerruf zu ${number}`,
  ]);
  const due = formatDay(refundDueOn(test.clock.now), 'de');
  for (const { text } of told) {
    expect(text).toContain(`bis ${due}`);
    expect(text).toContain(`${baseUrl}/admin/returns`);
    expect(text).toContain(`Eingegangen am ${berlinTime(test.clock.now, 'de', 'long')}`);
  }
  await test.pass(DAY_S);
  await declare({ order: number });
  expect(await inboxOf(adminEmail)).toHaveLength(2);
  // The first of an order is the one that is due first.
  const alert = (await readAlerts(test.shop, 'de')).find(({ order_number: of }) => of === number);
  expect(alert?.text).toContain(`bis ${due}`);
  await declare({ order: 'EL-99999' });
  expect(await inboxOf(adminEmail)).toHaveLength(3);
});

describe('the back office', () => {
  it('enters a lost withdrawal with its old time, once, and mails its receipt only when asked', async () => {
    const id = await storeOrder(test, { email: EMAIL });
    const number = await numberOf(id);
    const declaredAt = new Date(Math.floor(test.clock.now / 1000 - 12 * DAY_S) * 1000);
    const said = { order: number, declared_at: declaredAt.toISOString(), receipt: false };
    const enter = (more: object = {}) =>
      backOffice('POST', '/returns', { key: randomUUID(), ...said, ...more });
    expect(await toPack()).toContain(id);
    expect((await Promise.all([enter(), enter()])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await stored()).toMatchObject([
      { orderId: id, declaredAt, email: EMAIL, orderNumber: number, doneAt: null },
    ]);
    expect((await orderOf(id))?.withdrawnAt).toEqual(declaredAt);
    expect(await toPack()).not.toContain(id);
    expect(await inboxOf(EMAIL)).toEqual([]);
    const [due] = await readAlerts(test.shop, 'de');
    expect(due).toMatchObject({ kind: 'withdrawal_due', order_number: number });
    const log = (await backOffice<{ entries: { action: string }[] }>('GET', '/log')).body.entries;
    expect(log.filter(({ action }) => action === 'withdrawal_entered')).toHaveLength(1);

    expect((await enter({ order: 'EL-99999' })).status).toBe(404);
    const later = new Date(test.clock.now + DAY_S * 1000).toISOString();
    expect((await enter({ declared_at: later })).status).toBe(400);
    const unknown = { order: 'EL-99999', name: 'Nora', email: 'nora@kundin.example' };
    expect((await enter({ ...unknown, receipt: true })).status).toBe(200);
    expect(await inboxOf('nora@kundin.example')).toMatchObject([
      { text: expect.stringContaining(berlinTime(declaredAt.getTime(), 'de', 'long')) },
    ]);
  });

  it('holds the parcel while a withdrawal is open, and is told three days before it is due', async () => {
    const id = await storeOrder(test, { email: EMAIL });
    const number = await numberOf(id);
    const other = await storeOrder(test, { email: EMAIL });
    expect(await toPack()).toContain(id);
    await declare({ order: number.toLowerCase() });
    expect(await toPack()).toEqual([other]);
    const ship = await backOffice('POST', `/orders/${id}/parcel`, { to: 'shipped' });
    expect(ship).toMatchObject({ status: 409, body: { code: 'step_impossible' } });
    const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, id));
    expect(events.map(({ kind, cause }) => [kind, cause])).toEqual([['withdrawn', 'customer']]);

    const { body } = await backOffice<{ returns: AdminReturn[] }>('GET', '/returns');
    const [row] = body.returns;
    expect(row?.order).toMatchObject({ id, number });
    await test.pass(10 * DAY_S);
    await watchWithdrawals(test.shop);
    const isNew = { kind: 'withdrawal_new', order_id: id, times: 1 };
    expect(await readAlerts(test.shop, 'de')).toMatchObject([isNew]);
    await test.pass(DAY_S);
    await watchWithdrawals(test.shop);
    await watchWithdrawals(test.shop);
    expect(await readAlerts(test.shop, 'de')).toMatchObject([
      isNew,
      { kind: 'withdrawal_due', order_id: id, times: 1 },
    ]);
    await backOffice('POST', `/returns/${row?.id}/done`, { done: true });
    expect(await readAlerts(test.shop, 'de')).toEqual([]);
    expect(await toPack()).toContain(id);
    await backOffice('POST', `/returns/${row?.id}/done`, { done: false });
    expect(await toPack()).not.toContain(id);
  });

  it('knows a withdrawal from the whole order, whose refund is then offered whole', async () => {
    const id = await storeOrder(test, { email: EMAIL });
    const whole = async () =>
      (await backOffice<AdminOrderReply>('GET', `/orders/${id}`)).body.order.withdrawn_whole;
    const order = await numberOf(id);
    await declare({ order, goods: 'nur die Mütze' });
    expect(await whole()).toBe(false);
    await declare({ order });
    expect(await whole()).toBe(true);
    await db.update(withdrawals).set({ doneAt: new Date() });
    expect(await whole()).toBe(false);
  });

  it('matches by hand, and lets go again', async () => {
    const id = await storeOrder(test, { email: 'anders@kundin.example' });
    await declare({ order: 'die vom Montag' });
    const [row] = await stored();
    const path = `/returns/${row?.id}/order`;
    expect((await backOffice('POST', path, { number: 'EL-99999' })).status).toBe(404);
    expect(await readAlerts(test.shop, 'de')).toMatchObject([{ kind: 'withdrawal_new' }]);
    expect((await backOffice('POST', path, { number: ` ${await numberOf(id)} ` })).status).toBe(
      200,
    );
    expect((await stored())[0]?.orderId).toBe(id);
    expect(await readAlerts(test.shop, 'de')).toEqual([]);
    expect((await orderOf(id))?.withdrawnAt).toEqual(row?.declaredAt);
    await backOffice('POST', path, { number: '' });
    expect((await stored())[0]?.orderId).toBeNull();
    expect((await orderOf(id))?.withdrawnAt).toBeNull();
  });
});
