import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { adminDeliveryRows } from '#contract/admin-delivery.ts';
import { signInAdmin } from '#test/logins.ts';
import { openPaymentShop } from '#test/payments.ts';
import { stockCounts, stockDeliveries, stockMovements } from '../stock/schema.ts';

const test = await openPaymentShop();
const cookie = await signInAdmin(test);
const { db, pool } = test.shop;
beforeEach(async () => {
  test.clock.now += 60_000;
  await db.delete(stockCounts);
});

const post = async (path: string, body: object) => {
  const response = await test.send('POST', `/api/admin/${path}`, body, { cookie });
  return { status: response.status, ...(await response.json()) };
};
const deliver = (text: string, key: string = randomUUID(), takes_back = false) => {
  const delivery = { key, supplier: 'Textil Nord', delivered_on: '2026-11-28' };
  return post('stock-deliveries', { ...delivery, text, takes_back });
};
const takeBack = (text: string, key?: string) => deliver(text, key, true);
const count = async (item_id: string, on_hand: number | null, seen: number | null) => {
  const items = [{ item_id, on_hand, seen, threshold: null }];
  test.clock.now += 1_000;
  expect(await post('stock', { items, reason: 'counted' })).toMatchObject({ status: 200 });
};
const onHand = async () =>
  Object.fromEntries((await db.select().from(stockCounts)).map((row) => [row.itemId, row.onHand]));
it('reads the lines as they would be booked', async () => {
  await count('siegelring', 3, null);
  const read = await post('stock-preview', { text: 'Siegelring 5\nKette Figaro 2\nNichts 1' });
  expect(adminDeliveryRows.parse(read).rows).toMatchObject([
    { name: { de: 'Siegelring' }, pieces: 5, on_hand: 3 },
    { name: expect.any(Object), pieces: 2, on_hand: null },
    { text: 'Nichts 1', name: null, pieces: 1 },
  ]);
});

it('books all lines in one group, and begins to count what was unlimited', async () => {
  await count('siegelring', 3, null);
  const key = randomUUID();
  expect(await deliver('Siegelring 5\nKiez Low Mono, 42 7\nSiegelring 1', key)).toMatchObject({
    status: 200,
  });
  expect(await onHand()).toEqual({ siegelring: 9, 'kiez-low-mono-42': 7 });
  expect(await db.select().from(stockDeliveries).where(eq(stockDeliveries.id, key))).toMatchObject([
    { id: key, supplier: 'Textil Nord', deliveredOn: '2026-11-28' },
  ]);
  const group = await db.$count(stockMovements, eq(stockMovements.deliveryId, key));
  expect(group).toBe(2);
  const log = await test.request('/api/admin/stock/siegelring', { headers: { cookie } });
  expect((await log.json()).movements[0]).toMatchObject({
    ...{ reason: 'delivery', change: 6, on_hand: 9, supplier: 'Textil Nord' },
  });
});

it('books nothing while a line is unclear, and names it', async () => {
  const refused = await deliver('Siegelring 5\nSiegelrung 5');
  expect(refused).toMatchObject({ status: 422, code: 'delivery_unclear' });
  expect(refused.error).toContain('unklar: Siegelrung 5');
  expect(await onHand()).toEqual({});
});

it('books once, however often and whenever it is sent', async () => {
  const key = randomUUID();
  const sent = await Promise.all([1, 2, 3].map(() => deliver('Siegelring 5', key)));
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await deliver('Siegelring 6', key)).toMatchObject({ code: 'delivery_booked' });
  expect(await onHand()).toEqual({ siegelring: 5 });
});

it('is taken back once by a correction, and what began with it is unlimited again', async () => {
  await count('siegelring', 3, null);
  const text = 'Siegelring 5\nKette Figaro 2';
  test.clock.now += 1_000;
  await deliver(text);
  const key = randomUUID();
  const both = await Promise.all([takeBack(text, key), takeBack(text, key)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await onHand()).toEqual({ siegelring: 3 });
});

it('a size that was counted at 0 is counted at 0 again', async () => {
  await count('siegelring', 0, null);
  test.clock.now += 1_000;
  await deliver('Siegelring 5');
  await takeBack('Siegelring 5');
  expect(await onHand()).toEqual({ siegelring: 0 });
});

it('is not taken back where fewer are left, or nothing is counted', async () => {
  await deliver('Siegelring 5\nKette Figaro 2');
  await count('siegelring', 4, 5);
  const refused = await takeBack('Siegelring 5\nKette Figaro 2');
  expect(refused).toMatchObject({ status: 409, code: 'stock_changed' });
  expect(refused.error).toContain('Siegelring (4)');
  expect(await onHand()).toEqual({ siegelring: 4, 'kette-figaro': 2 });
  expect(await takeBack('Kiez Low Mono, 42 1')).toMatchObject({ code: 'stock_changed' });
});

it('ten at once, in any order of lines, wait for each other and add up', async () => {
  const lines = ['Siegelring 1', 'Kette Figaro 1', 'Kiez Low Mono, 42 1'];
  for (const line of lines) await deliver(line);
  const sent = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      deliver((at % 2 ? lines : lines.toReversed()).join('\n')),
    ),
  );
  expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200));
  expect(await onHand()).toEqual({ siegelring: 11, 'kette-figaro': 11, 'kiez-low-mono-42': 11 });
});

it('a connection that ends amid the lines leaves nothing', async () => {
  await pool.query(`create or replace function end_it() returns trigger language plpgsql as $$
    begin if new.item_id = 'siegelring' then perform pg_terminate_backend(pg_backend_pid()); end if;
    return new; end $$`);
  await pool.query(
    'create trigger end_it after insert on stock_movements for each row execute function end_it()',
  );
  const key = randomUUID();
  await deliver('Kette Figaro 2\nSiegelring 5', key).catch(() => undefined);
  await pool.query('drop trigger end_it on stock_movements');
  expect(await onHand()).toEqual({});
  expect(await db.$count(stockDeliveries, eq(stockDeliveries.id, key))).toBe(0);
  expect((await deliver('Kette Figaro 2\nSiegelring 5', key)).status).toBe(200);
});
