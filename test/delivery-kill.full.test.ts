/** A delivery amid which the shop is killed is booked whole or not at all, and once when it is sent again. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { stockCounts, stockMovements } from '#server/stock/schema.ts';
import { KilledShop } from './killed-shop.ts';

const ROUNDS = 10;
const PIECES = 4;
const LINES = ['Hafen Runner Nebel', 'Hafen Runner Sand', 'Hafen Runner Tinte'].flatMap((name) =>
  Array.from({ length: 10 }, (_, at) => `${name} ${36 + at}; ${PIECES}`),
);

vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 });

let shop: KilledShop;

beforeAll(async () => {
  shop = await KilledShop.prepare(inject('postgres'));
  await shop.start();
  // A line takes 15 ms, so that each kill meets another one.
  await shop.database.db.execute(sql`
    create function slow_movement() returns trigger language plpgsql as
      $$ begin perform pg_sleep(0.015); return new; end $$`);
  await shop.database.db.execute(sql`
    create trigger slow_movement before insert on stock_movements
      for each row execute function slow_movement()`);
});
afterAll(() => shop?.close());

const counts = async () => {
  const rows = await shop.database.db.select({ onHand: stockCounts.onHand }).from(stockCounts);
  return rows.map(({ onHand }) => onHand);
};
const movements = (key: string) =>
  shop.database.db.$count(stockMovements, eq(stockMovements.deliveryId, key));

test('killed amid a delivery ten times, its pieces are there once, all of them or none', async () => {
  const seen = new Set<number>();
  for (let round = 1; round <= ROUNDS; round += 1) {
    const body = {
      ...{ key: randomUUID(), supplier: `Runde ${round}`, delivered_on: '2026-11-28' },
      text: LINES.join('\n'),
    };
    const book = () => shop.backOffice('/api/admin/stock-deliveries', body);
    const sent = book().catch(() => undefined);
    await wait(round * 60);
    await shop.kill();
    await sent;
    await shop.start();
    const booked = await movements(body.key);
    seen.add(booked);
    expect([0, LINES.length]).toContain(booked);
    for (const _ of [1, 2]) expect((await book())?.status).toBe(200);
    expect(await movements(body.key)).toBe(LINES.length);
    expect(await counts()).toEqual(LINES.map(() => round * PIECES));
  }
  // Some kills came before the end of the lines.
  expect(seen).toContain(0);
});
