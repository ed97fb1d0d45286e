import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { AdminCarrierReply } from '#contract/admin-carrier-files.ts';
import { formatOrderNumber } from '#rules/order-number.ts';
import { signInAdmin } from '#test/logins.ts';
import { storeOrder } from '#test/paid-order.ts';
import { openTestShop } from '#test/shop.ts';
import { orders, parcels } from '../orders/schema.ts';

const test = await openTestShop();
const cookie = await signInAdmin(test);

const post = (path: string, body: unknown) =>
  test.send('POST', `/api/admin${path}`, body, { cookie });
const ADDRESS = { name: 'Miloš Müller', street: 'Torstraße 1a', postcode: '10119', town: 'Berlin' };

/** A paid order to a street, with its number. */
async function addressed() {
  const id = await storeOrder(test);
  await post(`/orders/${id}/address`, ADDRESS);
  const [order] = await test.shop.db.select().from(orders).where(eq(orders.id, id));
  return { id, number: formatOrderNumber(Number(order?.number)) };
}

it('a file has the orders that may leave, in the letters that its service reads', async () => {
  const [first, second] = [await addressed(), await addressed()];
  const unpaid = await storeOrder(test, { status: 'pending' });
  const body = { carrier: 'dhl', orders: [second.id, unpaid, first.id] };
  const file = await post('/carrier-file', body);
  const text = new TextDecoder('windows-1252').decode(await file.arrayBuffer());
  const [headings, ...rows] = text.trim().split('\r\n');
  expect(headings).toMatch(/^Sendungsreferenz;Empfänger Name 1;/);
  expect(rows.map((row) => row.split(';').slice(0, 6))).toEqual(
    [first, second].map(({ number }) => [number, 'Milos Müller', '', 'Torstraße', '1a', '10119']),
  );
  const dpd = await post('/carrier-file', { ...body, carrier: 'dpd' });
  expect(await dpd.text()).toMatch(/^recipient_name;/);
});

it('numbers are read back order by order, and each row says what became of it', async () => {
  const [first, second, third] = [await addressed(), await addressed(), await addressed()];
  const text = [
    'Sendungsnummer;Name;Sendungsreferenz',
    `00340434161094015902;"Mia; M.";${first.number}`,
    `00340434161094015902;Eva;${second.number}`,
    `00340434161094022115;Mia;${first.number}`,
    '00340434161094027318;Uwe;RE-77',
    '00340434161094027318;Uwe;EL-999999',
    `;Uwe;${second.number}`,
    `0034 0434 1610 9403 2954;Ada;${third.number}`,
  ].join('\r\n');
  const read = async (): Promise<AdminCarrierReply> =>
    (await post('/carrier-reply', { carrier: 'dhl', text })).json();
  const reply = await read();
  expect(reply.shipped).toEqual([first.id, third.id]);
  expect(reply.rows.map(({ line, outcome }) => [line, outcome])).toEqual([
    [2, 'shipped'],
    [3, 'doubled'],
    [4, 'order_twice'],
    [5, 'foreign'],
    [6, 'foreign'],
    [7, 'no_number'],
    [8, 'shipped'],
  ]);
  const [again, ...others] = await Promise.all([read(), read()]);
  for (const { shipped, rows } of [again, ...others]) {
    expect(shipped).toEqual([]);
    expect(rows.map(({ outcome }) => outcome)).toMatchObject({ 0: 'known', 6: 'known' });
  }
  expect(await test.shop.db.$count(parcels, eq(parcels.orderId, first.id))).toBe(1);
});

it('a file without both columns is refused', async () => {
  for (const text of ['Name;Ort\r\nMia;Berlin', '"offen', ' ']) {
    const refused = await post('/carrier-reply', { carrier: 'dpd', text });
    expect([refused.status, (await refused.json()).code]).toEqual([422, 'reply_unreadable']);
  }
});
