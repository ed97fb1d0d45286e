import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { AdminOrderReply } from '#contract/admin-orders.ts';
import { signInAdmin } from '#test/logins.ts';
import { storeOrder } from '#test/paid-order.ts';
import { openTestShop } from '#test/shop.ts';

const test = await openTestShop();
const cookie = await signInAdmin(test);

const post = (path: string, body: unknown) =>
  test.send('POST', `/api/admin${path}`, body, { cookie });
const ADDRESS = { name: 'Mia Muster', street: 'Torstraße 1', postcode: '10119', town: 'Berlin' };

it('a note is written once, with person and time, and shown in order, list and packing', async () => {
  const id = await storeOrder(test);
  const note = { text: ' Bitte klingeln ', key: randomUUID() };
  const write = () => post(`/orders/${id}/note`, note);
  await Promise.all([write(), write()]);
  expect((await write()).status).toBe(200);
  const shown = await test.request(`/api/admin/orders/${id}`, { headers: { cookie } });
  const reply: AdminOrderReply = await shown.json();
  expect(reply.notes).toMatchObject([{ text: 'Bitte klingeln', by: 'admin@elvare.example' }]);
  const list = await (await post('/orders', { q: id })).json();
  expect(list.orders).toMatchObject([{ note: 'Bitte klingeln' }]);
  const packing = await test.request('/api/admin/packing', { headers: { cookie } });
  expect((await packing.json()).orders).toMatchObject([{ id, notes: ['Bitte klingeln'] }]);
  const unpaid = await storeOrder(test, { status: 'pending' });
  expect((await post(`/orders/${unpaid}/note`, note)).status).toBe(409);
  expect((await post(`/orders/${id}/note`, { ...note, text: ' ' })).status).toBe(400);
});

it('an address is changed until everything is sent, with what it was before', async () => {
  const id = await storeOrder(test, { name: 'Eva Alt' });
  const change = (address: object = ADDRESS) => post(`/orders/${id}/address`, address);
  const changed: AdminOrderReply = await (await change()).json();
  const address = { line1: 'Torstraße 1', line2: null, postalCode: '10119', city: 'Berlin' };
  expect(changed).toMatchObject({
    order: { customer_name: 'Mia Muster', address },
    notes: [{ text: null, before: { name: 'Eva Alt' }, after: { name: 'Mia Muster', address } }],
    events: [{ kind: 'address_changed', data: {} }],
  });
  expect((await change({ ...ADDRESS, postcode: '00123' })).status).toBe(400);
  const ship = () => post(`/orders/${id}/parcel`, { to: 'shipped' });
  const [shipped, late] = await Promise.all([ship(), change({ ...ADDRESS, name: 'Mia Neu' })]);
  expect(shipped.status).toBe(200);
  // Whichever comes first: the mail names where the parcel goes.
  const mail = await test.shop.pool.query(
    `select data ->> 'name' as name from mails where data ->> 'orderId' = $1`,
    [id],
  );
  expect(mail.rows).toEqual([{ name: late.status === 200 ? 'Mia Neu' : 'Mia Muster' }]);
  const refused = await change();
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'address_sent']);
  // Data of the person, without who wrote it.
  const exported = await post('/person/export', { email: 'kunde@example.org' });
  const { orders }: { orders: { id: string; notes: object[] }[] } = await exported.json();
  const [note] = orders.find((order) => order.id === id)?.notes ?? [];
  expect(note).toEqual({
    ...{ text: null, at: expect.any(String) },
    before: { name: 'Eva Alt', address: null },
    after: { name: 'Mia Muster', address: { ...address, country: 'DE' } },
  });
});
