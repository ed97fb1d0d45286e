import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { AdminOrderReply } from '#contract/admin-orders.ts';
import { TAKE_BACK_SECONDS } from '#rules/order-states.ts';
import { signInAdmin } from '#test/logins.ts';
import { storeOrder } from '#test/paid-order.ts';
import { openTestShop } from '#test/shop.ts';
import { mails } from '../mail-queue/schema.ts';

const test = await openTestShop();
const cookie = await signInAdmin(test);

const get = (path: string) => test.request(`/api/admin${path}`, { headers: { cookie } });
const post = (path: string, body: unknown) =>
  test.send('POST', `/api/admin${path}`, body, { cookie });

const link = 'https://parcel.example/track?id=1';
const shippedMails = async (id: string) =>
  (await test.shop.db.select().from(mails).where(eq(mails.ref, id))).filter(
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
  await test.shop.db.update(mails).set({ sentAt: new Date() }).where(eq(mails.ref, id));
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
