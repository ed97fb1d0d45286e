import { beforeEach, expect, it } from 'vitest';
import { adminReorderReply } from '#contract/admin-delivery.ts';
import { signInAdmin } from '#test/logins.ts';
import { openPaymentShop } from '#test/payments.ts';
import { orders } from '../orders/schema.ts';
import { stockCounts, stockMovements } from '../stock/schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const test = await openPaymentShop();
const cookie = await signInAdmin(test);
const { db } = test.shop;
beforeEach(() => db.delete(stockCounts));

const ago = (days: number) => new Date(test.clock.now - days * DAY_MS);
const count = (
  itemId: string,
  onHand: number,
  more: Partial<typeof stockCounts.$inferInsert> = {},
) => db.insert(stockCounts).values({ itemId, onHand, createdAt: ago(90), ...more });
const sell = async (itemId: string, change: number, days: number) => {
  const [order] = await db.select({ orderId: orders.id }).from(orders).limit(1);
  const orderId = order?.orderId ?? '';
  const reason = change < 0 ? 'sale' : 'returned';
  const movement = { itemId, reason, change, onHand: 0, orderId, cause: '', at: ago(days) };
  await db.insert(stockMovements).values(movement);
};
const read = async () => {
  const response = await test.request('/api/admin/stock-reorder', { headers: { cookie } });
  return adminReorderReply.parse(await response.json()).rows;
};

it('lists what is due, the most urgent first, with the sales of 30 days', async () => {
  await test.start();
  await count('siegelring', 12);
  await sell('siegelring', -20, 3);
  await sell('siegelring', 2, 2);
  await sell('siegelring', -50, 31);
  await count('kette-figaro', 3, { threshold: 3 });
  await count('kiez-low-mono-42', 2, { reserved: 2, threshold: 1 });
  await count('kiez-low-mono-41', 100);
  await sell('kiez-low-mono-41', -5, 3);
  // Counted for two days; what was sold before belongs to a former count.
  await count('kiez-low-mono-40', 4, { createdAt: ago(2) });
  await sell('kiez-low-mono-40', -4, 1);
  await sell('kiez-low-mono-40', -9, 5);
  await count('gone-for-good', 0);
  expect((await read()).map(({ id, sold, reach }) => [id, sold, reach])).toEqual([
    ['kiez-low-mono-42', 0, null],
    ['kiez-low-mono-40', 4, 2],
    ['siegelring', 18, 20],
    ['kette-figaro', 0, null],
  ]);
});

it('is a table in the language of the owner', async () => {
  await count('kette-figaro', 1, { threshold: 3 });
  const headers = { cookie, 'accept-language': 'de' };
  const file = await test.request('/api/admin/stock-reorder.csv', { headers });
  expect(file.headers.get('content-disposition')).toContain('nachbestellen.csv');
  const [head, line] = (await file.text()).split('\r\n');
  expect(head).toContain('Artikel;Artikelnummer;EAN;Frei;');
  expect(line).toMatch(/^Kette Figaro;.*;1;0;3;0;$/);
});
