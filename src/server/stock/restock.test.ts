import { eq, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OrderItem } from '#contract/checkout.ts';
import type { RefundPieces } from '#rules/refunds.ts';
import { storeOrder } from '#test/paid-order.ts';
import { runs } from '#test/runs.ts';
import { openTestShop } from '#test/shop.ts';
import { alerts } from '../alerts/schema.ts';
import { readRestocked } from '../orders/parcel-contents.ts';
import { orders } from '../orders/schema.ts';
import { hasCounted, restock } from './restock.ts';
import { stockCounts, stockMovements } from './schema.ts';
import { sellStock } from './sell-stock.ts';

const test = await openTestShop();

/** Two lines take bags of one colour. */
const LINES = [
  { id: 'pouch-duo', key: 'pouch-duo|lila,navy', product_id: 'pouch', gift: false },
  { id: 'pouch-einzelpack', key: 'pouch-einzelpack|navy', product_id: 'pouch', gift: false },
  { id: 'gift-card_holder-rosa', product_id: 'kartenetui', gift: true },
];
const MARKS = ['pouch:navy', 'pouch:lila', 'kartenetui:rosa', 'pouch-duo'];

async function sell(quantities: readonly number[]): Promise<string> {
  const id = await storeOrder(test, { status: 'pending' });
  const items = LINES.map((line, index) => ({ ...line, quantity: quantities[index] ?? 1 }));
  await test.shop.db
    .update(orders)
    .set({ items: items as OrderItem[] })
    .where(eq(orders.id, id));
  await test.shop.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id));
    if (order) await sellStock(test.shop, tx, order, 'webhook');
  });
  return id;
}

async function putBack(id: string, pieces: readonly RefundPieces[]): Promise<void> {
  await test.shop.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
    if (order) await restock(test.shop, tx, order, pieces, 'admin:a');
  });
}

const quantities = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: 3 });
const pieces = fc.array(fc.record({ line: fc.nat(3), quantity: fc.integer({ min: 1, max: 4 }) }), {
  maxLength: 4,
});

it('sold and free pieces add up to what was counted, whatever comes back how often', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(6),
      fc.array(quantities, { minLength: 1, maxLength: 2 }),
      fc.array(fc.tuple(fc.nat(1), pieces), { maxLength: 4 }),
      async (onHand, sales, returns) => {
        await test.shop.db.delete(stockCounts);
        await test.shop.db.insert(stockCounts).values(MARKS.map((itemId) => ({ itemId, onHand })));
        const ids: string[] = [];
        for (const sale of sales) ids.push(await sell(sale));
        for (const [index, wanted] of returns) await putBack(ids[index % ids.length] ?? '', wanted);
        for (const count of await test.shop.db.select().from(stockCounts)) {
          expect(count.onHand + count.sold).toBe(onHand);
          for (const id of ids) {
            const moved = (await test.shop.db.select().from(stockMovements)).filter(
              ({ itemId, orderId }) => itemId === count.itemId && orderId === id,
            );
            // An order gives back no more than it took.
            expect(moved.reduce((sum, { change }) => sum + change, 0)).toBeLessThanOrEqual(0);
          }
        }
        for (const id of ids)
          await putBack(
            id,
            LINES.map((_, line) => ({ line, quantity: 9 })),
          );
        for (const count of await test.shop.db.select().from(stockCounts)) {
          expect(count).toMatchObject({ onHand, sold: 0 });
        }
        // Each piece is noted once, however often it came back.
        const noted = await readRestocked(test.shop.db, ids);
        for (const [index, id] of ids.entries()) {
          const back = LINES.map((_, line) =>
            (noted.get(id) ?? []).reduce(
              (sum, each) => sum + (each.line === line ? each.quantity : 0),
              0,
            ),
          );
          expect(back).toEqual(sales[index]);
        }
      },
    ),
    runs(8),
  );
});

it('puts nothing back on a count that has begun again since it was sold', async () => {
  await test.shop.db.delete(stockCounts);
  const count = { itemId: 'pouch:lila', onHand: 5 };
  const movement = {
    itemId: count.itemId,
    reason: 'counted',
    change: 0,
    cause: 'admin:a',
  } as const;
  await test.shop.db.insert(stockCounts).values(count);
  const id = await sell([1, 1, 1]);
  expect(await hasCounted(test.shop, id)).toBe(true);
  await test.shop.db.delete(stockCounts);
  await test.shop.db.insert(stockMovements).values({ ...movement, at: new Date() });
  await test.shop.db.insert(stockCounts).values(count);
  expect(await hasCounted(test.shop, id)).toBe(false);
  await putBack(id, [{ line: 0, quantity: 1 }]);
  expect(await test.shop.db.select().from(stockCounts)).toMatchObject([{ onHand: 5, sold: 0 }]);
  expect(await test.shop.db.$count(stockMovements, eq(stockMovements.orderId, id))).toBe(1);
});

it('the alert of a count says what a return leaves', async () => {
  await test.shop.db.delete(stockCounts);
  await test.shop.db.insert(stockCounts).values({ itemId: 'pouch:lila', onHand: 1, threshold: 2 });
  const left = async () =>
    (await test.shop.db.select().from(alerts).where(isNull(alerts.resolvedAt))).map(
      ({ data }) => data['left'],
    );
  const id = await sell([1, 1, 1]);
  expect(await left()).toEqual([0]);
  await putBack(id, [{ line: 0, quantity: 1 }]);
  expect(await left()).toEqual([1]);
  const moved = await test.shop.db
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.orderId, id))
    .orderBy(stockMovements.id);
  expect(moved.map(({ reason, change }) => [reason, change])).toEqual([
    ['sale', -1],
    ['returned', 1],
  ]);
});

it('a return opens no alert, and closes it above the threshold', async () => {
  await test.shop.db.delete(alerts);
  await test.shop.db.delete(stockCounts);
  await test.shop.db.insert(stockCounts).values({ itemId: 'pouch:lila', onHand: 3, threshold: 1 });
  const open = () => test.shop.db.$count(alerts, isNull(alerts.resolvedAt));
  const id = await sell([3, 1, 1]);
  await test.shop.db.update(alerts).set({ resolvedAt: new Date() });
  await putBack(id, [{ line: 0, quantity: 1 }]);
  expect(await open()).toBe(0);
  await putBack(await sell([1, 1, 1]), []);
  expect(await open()).toBe(1);
  await putBack(id, [{ line: 0, quantity: 2 }]);
  expect(await open()).toBe(0);
});
