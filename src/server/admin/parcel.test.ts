import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { AdminOrderReply } from '#contract/admin-orders.ts';
import { deliveryDates } from '#rules/delivery.ts';
import { TAKE_BACK_SECONDS } from '#rules/order-states.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { signInAdmin } from '#test/logins.ts';
import { storeOrder, storeRefund } from '#test/paid-order.ts';
import { openTestShop } from '#test/shop.ts';
import { mails } from '../mail-queue/schema.ts';

const test = await openTestShop();
const cookie = await signInAdmin(test);

const get = (path: string) => test.request(`/api/admin${path}`, { headers: { cookie } });
const post = (path: string, body: unknown) =>
  test.send('POST', `/api/admin${path}`, body, { cookie });

const link = 'https://parcel.example/track?id=1';
const shippedMails = async (id: string) =>
  (await test.shop.db.select().from(mails).where(sql`${mails.data} ->> 'orderId' = ${id}`)).filter(
    ({ kind }) => kind === 'order-shipped',
  );

it('a parcel is shipped once by two at once, with one mail and who did it', async () => {
  const id = await storeOrder(test);
  const ship = () => post(`/orders/${id}/parcel`, { to: 'shipped', tracking_url: link });
  const replies = await Promise.all([ship(), ship()]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const detail: AdminOrderReply = await (await get(`/orders/${id}`)).json();
  expect(detail.order.fulfilment).toBe('shipped');
  expect(detail.events).toMatchObject([
    { kind: 'shipped', by: 'admin@elvare.example', data: { tracking_url: link } },
  ]);
  expect(await shippedMails(id)).toMatchObject([{ data: { trackingUrl: link } }]);
});

it('the mail of a parcel says the promised days of arrival while they are ahead', async () => {
  const dayMs = 24 * 60 * 60 * 1000;
  const arrivalOf = async (paidAt: number) => {
    const id = await storeOrder(test, { paidAt });
    await post(`/orders/${id}/parcel`, { to: 'shipped' });
    const [mail] = await shippedMails(id);
    return mail?.data['arrival'];
  };
  const { now } = test.clock;
  const { deliveryFrom: from, deliveryTo: to } = deliveryDates(now - dayMs, seedCatalogue.facts);
  expect(await arrivalOf(now - dayMs)).toEqual({ from, to });
  expect(await arrivalOf(now - 30 * dayMs)).toBeUndefined();
});

it('a parcel can be taken back for a minute, as long as its mail waits, and shipped again', async () => {
  const id = await storeOrder(test);
  const undo = () => post(`/orders/${id}/parcel/undo`, {});
  expect((await undo()).status).toBe(409);
  await post(`/orders/${id}/parcel`, { to: 'shipped', tracking_url: link });
  await test.runJobs();
  expect(await shippedMails(id)).toMatchObject([{ sentAt: null, attempts: 0 }]);
  const undone: AdminOrderReply = await (await undo()).json();
  expect(undone).toMatchObject({ order: { fulfilment: 'open' } });
  expect(undone.events.map(({ kind }) => kind)).toEqual(['shipped', 'unshipped']);
  expect(await shippedMails(id)).toEqual([]);
  await post(`/orders/${id}/parcel`, { to: 'shipped' });
  expect(await shippedMails(id)).toHaveLength(1);
  test.clock.now += TAKE_BACK_SECONDS * 1000;
  expect(await (await undo()).json()).toMatchObject({ code: 'step_impossible' });
});

it('a parcel is not taken back once its mail is out, and its link can be corrected', async () => {
  const id = await storeOrder(test);
  const correct = (tracking_url: string | null) => post(`/orders/${id}/tracking`, { tracking_url });
  expect((await correct(link)).status).toBe(409);
  await post(`/orders/${id}/parcel`, { to: 'shipped', tracking_url: link });
  const other = 'https://parcel.example/track?id=2';
  expect(await (await correct(other)).json()).toMatchObject({
    events: [{ kind: 'shipped' }, { kind: 'tracking_changed', data: { tracking_url: other } }],
  });
  expect(await shippedMails(id)).toMatchObject([{ data: { trackingUrl: other } }]);
  await test.shop.db
    .update(mails)
    .set({ sentAt: new Date() })
    .where(sql`${mails.data} ->> 'orderId' = ${id}`);
  expect((await post(`/orders/${id}/parcel/undo`, {})).status).toBe(409);
  expect((await correct(null)).status).toBe(200);
  expect(await shippedMails(id)).toMatchObject([{ data: { trackingUrl: other } }]);
  expect((await correct('http://parcel.example/1')).status).toBe(400);
});

it('a parcel does not leave for an order that is unpaid or paid back, and says when nobody can be told', async () => {
  for (const status of ['pending', 'refunded'] as const) {
    const id = await storeOrder(test, { status });
    const response = await post(`/orders/${id}/parcel`, { to: 'shipped' });
    expect([response.status, (await response.json()).code]).toEqual([409, 'step_impossible']);
  }
  const id = await storeOrder(test, { email: null });
  const reply: AdminOrderReply = await (
    await post(`/orders/${id}/parcel`, { to: 'shipped' })
  ).json();
  expect(reply.events.map(({ kind }) => kind)).toEqual(['shipped', 'mail_impossible']);
});

it.each([
  { to: 'open' },
  { to: 'shipped', tracking_url: 'http://parcel.example/1' },
  { to: 'shipped', tracking_url: 'javascript:alert(1)' },
  { to: 'shipped', tracking_url: 'https://user@parcel.example/' },
  { to: 'delivered', tracking_url: link },
])('a parcel refuses %j', async (body) => {
  const id = await storeOrder(test);
  expect((await post(`/orders/${id}/parcel`, body)).status).toBe(400);
});

const detailOf = async (response: Response): Promise<AdminOrderReply> => response.json();

it('several parcels leave one after the other, each with its number, pieces and mail', async () => {
  const id = await storeOrder(test, { quantities: [2, 1] });
  const key = randomUUID();
  const first = { to: 'shipped', key, items: [{ line: 0, quantity: 1 }] };
  const number = '00340434161094015902';
  const send = () => post(`/orders/${id}/parcel`, { ...first, tracking: { number } });
  const twice = await Promise.all([send(), send()]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  const part = await detailOf(await get(`/orders/${id}`));
  expect(part).toMatchObject({
    order: { fulfilment: 'open' },
    parcels: [{ id: key, items: first.items, carrier: 'dhl', number }],
  });
  expect(await shippedMails(id)).toMatchObject([
    {
      data: {
        hasMore: true,
        items: [{ quantity: 1 }],
        trackingUrl: expect.stringMatching(/dhl.*2$/),
      },
    },
  ]);
  await post(`/orders/${id}/parcel`, { to: 'delivered' });
  const rest = await detailOf(await post(`/orders/${id}/parcel`, { to: 'shipped' }));
  expect(rest.order.fulfilment).toBe('shipped');
  expect(rest.parcels?.map(({ items }) => items.map(({ quantity }) => quantity))).toEqual([
    [1],
    [1, 1, 1],
  ]);
  expect(await shippedMails(id)).toHaveLength(2);
  const last = rest.parcels?.at(-1)?.id;
  const done = await detailOf(
    await post(`/orders/${id}/parcel`, { to: 'delivered', parcel: last }),
  );
  expect(done.order.fulfilment).toBe('delivered');
  const back = await detailOf(await post(`/orders/${id}/parcel`, { to: 'returned', parcel: last }));
  expect(back.order.fulfilment).toBe('delivered');
  const all = await detailOf(await post(`/orders/${id}/parcel`, { to: 'returned' }));
  expect(all.order.fulfilment).toBe('returned');
});

it('a part parcel of a refunded piece is refused, and what is left decides the state', async () => {
  const id = await storeOrder(test, { quantities: [1, 1], status: 'partly_refunded' });
  await storeRefund(test, id, 100, 'pending', [{ line: 1, quantity: 1 }]);
  const send = (...items: object[]) =>
    post(`/orders/${id}/parcel`, { to: 'shipped', key: randomUUID(), items });
  const refused = await send({ line: 1, quantity: 1 });
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'pieces_gone']);
  expect((await send({ line: 0, quantity: 2 })).status).toBe(409);
  expect((await send({ line: 9, quantity: 1 })).status).toBe(409);
  expect((await send()).status).toBe(409);
  const sent = await detailOf(await send({ line: 0, quantity: 1 }, { line: 2, quantity: 1 }));
  expect(sent.order.fulfilment).toBe('shipped');
});

it('a number of no carrier is kept without a page, and a chosen carrier makes one', async () => {
  const id = await storeOrder(test);
  const tracking = { number: '19981122330100' };
  const sent = await detailOf(await post(`/orders/${id}/parcel`, { to: 'shipped', tracking }));
  expect(sent.parcels).toMatchObject([{ ...tracking, carrier: null, tracking_url: null }]);
  const chosen = { tracking: { ...tracking, carrier: 'hermes' } };
  const corrected = await detailOf(await post(`/orders/${id}/tracking`, chosen));
  expect(corrected.parcels).toMatchObject([{ carrier: 'hermes' }]);
  expect(await shippedMails(id)).toMatchObject([
    { data: { trackingUrl: expect.stringContaining('myhermes') } },
  ]);
});

it('an order that a node of the version before sent goes on', async () => {
  const id = await storeOrder(test);
  await test.shop.db.execute(sql`update orders set fulfilment = 'shipped' where id = ${id}`);
  await test.shop.db.execute(sql`insert into order_events (order_id, kind, cause, data, at)
    values (${id}, 'shipped', 'admin:x', ${JSON.stringify({ tracking_url: link })}, now())`);
  const moved = await detailOf(await post(`/orders/${id}/parcel`, { to: 'delivered' }));
  expect(moved).toMatchObject({
    order: { fulfilment: 'delivered' },
    parcels: [{ id, tracking_url: link, items: [{ line: 0 }, { line: 1 }] }],
  });
});
