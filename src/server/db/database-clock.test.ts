import { expect, it, vi } from 'vitest';
import { checkoutIdOf, openPaymentShop } from '#test/payments.ts';
import { DatabaseClock } from './database-clock.ts';

const test = await openPaymentShop();
const { pool } = test.shop;
const MINUTE_MS = 60_000;
/** Longest time that a question takes on a busy machine. */
const ABOUT_MS = 5_000;

it('nodes whose own clocks differ tell one time, also one whose clock is set', async () => {
  const ahead = await DatabaseClock.follow(pool, () => Date.now() + MINUTE_MS);
  let jumpMs = -MINUTE_MS;
  const behind = await DatabaseClock.follow(pool, () => Date.now() + jumpMs);
  expect(Math.abs(ahead.now() - behind.now())).toBeLessThan(ABOUT_MS);
  jumpMs = 60 * MINUTE_MS;
  await behind.compare();
  expect(Math.abs(ahead.now() - behind.now())).toBeLessThan(ABOUT_MS);
});

it('a node keeps its clock while the database is away', async () => {
  const clock = await DatabaseClock.follow(pool, () => Date.now() + MINUTE_MS);
  const query = vi.spyOn(pool, 'query').mockRejectedValue(new Error('away') as never);
  await expect(clock.compare()).rejects.toThrow('away');
  query.mockRestore();
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(ABOUT_MS);
});

it("every time of an order is the shop's", async () => {
  await test.pass(365 * 24 * 60 * 60);
  const from = new Date(test.clock.now);
  await test.pay(checkoutIdOf((await test.start()).url));
  await test.settle();
  const { rows } = await pool.query<{ at: Date; of: string }>(
    `select at, of from orders, lateral (values (created_at, 'created'), (paid_at, 'paid'), (updated_at, 'updated'),
       (expires_at, 'expires')) as times (at, of)
     union all select at, kind from order_events
     union all select created_at, 'mail' from mails union all select sent_at, 'sent' from mails`,
  );
  expect(rows.length).toBeGreaterThan(7);
  expect(rows.filter(({ at }) => at < from)).toEqual([]);
});
