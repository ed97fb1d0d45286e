import { randomUUID } from 'node:crypto';
import { eq, gt } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OrderItem } from '#contract/checkout.ts';
import { takenPieces } from '#rules/taken-pieces.ts';
import { storeOrder } from '#test/paid-order.ts';
import { limitMs, runs } from '#test/runs.ts';
import { openTestShop } from '#test/shop.ts';
import type { Admin } from '../auth/require-admin.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import { orders } from '../orders/schema.ts';
import type { Transaction } from '../shop.ts';
import { checkStock, holdStock, releaseStock } from '../stock/reserve-stock.ts';
import { restock } from '../stock/restock.ts';
import { stockCounts, stockMovements, stockReservations } from '../stock/schema.ts';
import { sellStock } from '../stock/sell-stock.ts';
import { bookDelivery } from './deliveries.ts';
import { correctStock } from './stock.ts';

const test = await openTestShop();
const { shop } = test;
const { db } = shop;
const admin = { id: 'owner' } as Admin;

const LINES = [
  { id: 'siegelring', product_id: 'siegelring', gift: false },
  { id: 'pouch-duo', key: 'pouch-duo|lila,navy', product_id: 'pouch', gift: false },
];
const MARKS = ['siegelring', 'pouch-duo', 'pouch:navy', 'pouch:lila'];

const few = fc.integer({ min: 1, max: 4 });
const which = fc.nat(9);
/** One thing that happens in a week: to a mark, a delivery or an order. */
const step = fc.oneof(
  fc.record({ kind: fc.constantFrom('deliver', 'correct', 'end'), which, pieces: few }),
  fc.record({ kind: fc.constantFrom('order', 'order', 'lateMoney'), which, pieces: few }),
  // Parcels that come back, refunds and withdrawals put pieces back by `restock`.
  fc.record({ kind: fc.constantFrom('pay', 'pay', 'expire', 'undo', 'back'), which, pieces: few }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

class Week {
  readonly #orders: string[] = [];
  readonly #ended = new Set<string>();
  readonly #paid = new Set<string>();
  readonly #deliveries: string[] = [];

  async run({ kind, which: at, pieces }: Step): Promise<void> {
    test.clock.now += 60_000;
    const mark = MARKS[at % MARKS.length] ?? '';
    const order = this.#orders[at % this.#orders.length];
    const delivery = this.#deliveries[at % this.#deliveries.length];
    if (kind === 'deliver') await this.#deliver(`${mark} ${pieces}\nsiegelring 1`);
    if (kind === 'correct') await this.#set(mark, pieces - 1);
    if (kind === 'end') await this.#set(mark, null);
    if (kind === 'order') await this.#order(at, pieces);
    if (kind === 'undo' && delivery) await this.#deliver(delivery, true);
    if (order === undefined) return;
    const isOpen = !this.#paid.has(order) && !this.#ended.has(order);
    if (kind === 'pay' && isOpen) await this.#pay(order);
    if (kind === 'lateMoney' && this.#ended.has(order) && !this.#paid.has(order)) {
      await this.#pay(order);
    }
    if (kind === 'expire' && isOpen) {
      this.#ended.add(order);
      await db.transaction((tx) => releaseStock(tx, order));
    }
    if (kind === 'back' && this.#paid.has(order)) {
      const wanted = [{ line: at % 2, quantity: pieces }];
      await this.#within(order, (tx, row) => restock(shop, tx, row, wanted, 'admin:owner'));
    }
  }

  async #deliver(text: string, takes_back = false): Promise<void> {
    const day = { supplier: '', delivered_on: '2026-11-28' };
    await bookDelivery(shop, admin, { key: randomUUID(), ...day, text, takes_back });
    this.#deliveries.push(text);
  }

  async #set(mark: string, onHand: number | null): Promise<void> {
    const [count] = await db.select().from(stockCounts).where(eq(stockCounts.itemId, mark));
    const item = { item_id: mark, on_hand: onHand, seen: count?.onHand ?? null, threshold: 2 };
    const result = await correctStock(shop, admin, { items: [item], reason: 'counted' });
    expect(result.ok).toBe(true);
  }

  async #order(at: number, quantity: number): Promise<void> {
    const id = await storeOrder(test, { status: 'pending' });
    const items = LINES.slice(at % 2).map((line) => ({ ...line, quantity }));
    await db
      .update(orders)
      .set({ items: items as OrderItem[] })
      .where(eq(orders.id, id));
    this.#orders.push(id);
    const takes = takenPieces(items);
    const held = await db.transaction(async (tx) => {
      const checked = await checkStock(tx, takes, { holder: id, user: null }, null);
      if (checked.ok) await holdStock(tx, id, takes, id);
      return checked.ok;
    });
    if (!held) this.#ended.add(id);
  }

  async #pay(id: string): Promise<void> {
    this.#paid.add(id);
    await this.#within(id, (tx, row) => sellStock(shop, tx, row, 'webhook'));
  }

  async #within(id: string, change: (tx: Transaction, row: OrderRow) => Promise<unknown>) {
    await db.transaction(async (tx) => {
      const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
      if (row) await change(tx, row);
    });
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** Counts, of which free and reserved pieces are on hand, beside what their movements and reservations say; the two are equal. */
async function readBooks(since: number) {
  const movements = await db
    .select()
    .from(stockMovements)
    .where(gt(stockMovements.id, since))
    .orderBy(stockMovements.id);
  const reservations = await db.select().from(stockReservations);
  const counts = await db.select().from(stockCounts).orderBy(stockCounts.itemId);
  return counts.map(({ itemId, onHand, reserved, sold }) => {
    const its = movements.filter((movement) => movement.itemId === itemId);
    const begun = its.findLastIndex((movement) => movement.onHand === null) + 1;
    const now = its.slice(begun);
    const changes = (fits: (movement: (typeof now)[number]) => boolean) =>
      sum(now.filter(fits).map(({ change }) => change));
    const delivered = changes(({ reason, orderId }) => orderId === null && reason === 'delivery');
    const corrected = changes(({ reason, orderId }) => orderId === null && reason !== 'delivery');
    const back = changes(({ orderId, change }) => orderId !== null && change > 0);
    const gross = 0 - changes(({ orderId, change }) => orderId !== null && change < 0);
    const held = sum(reservations.filter((row) => row.itemId === itemId).map((r) => r.quantity));
    return {
      told: { sum: onHand + gross, sold, reserved, onHand },
      booked: {
        sum: delivered + corrected + back,
        ...{ sold: gross - back, reserved: held, onHand: now.at(-1)?.onHand },
      },
    };
  });
}

it(
  'delivered, corrected and back in stock are free, reserved and sold, after any weeks',
  async () => {
    let steps = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (week) => {
        await db.delete(stockCounts);
        await db.delete(stockReservations);
        // A count that ends leaves a movement, so those of the weeks before are of other counts.
        const end = { reason: 'counted', change: 0, onHand: null, cause: '', at: new Date() };
        const ended = await db
          .insert(stockMovements)
          .values(MARKS.map((itemId) => ({ itemId, ...end })))
          .returning({ id: stockMovements.id });
        const since = ended.at(-1)?.id ?? 0;
        const shopWeek = new Week();
        for (const each of week) {
          await shopWeek.run(each);
          steps += 1;
          for (const { told, booked } of await readBooks(since)) expect(told).toEqual(booked);
        }
      }),
      runs(12),
    );
    expect(steps).toBeGreaterThan(50);
  },
  limitMs(10_000),
);
