import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { signInCustomer } from './logins.ts';
import { createPaymentShop } from './payments.ts';

/**
 * Registers and sells in a restored database, as a shopper does: what comes next collides with nothing that came back.
 * `lastNumber` is that of the last order that was paid.
 */
export async function sellAfterRestore(database: string, lastNumber: number): Promise<void> {
  const test = await createPaymentShop({ database });
  try {
    const ids = async (): Promise<number[]> =>
      (
        await test.shop.pool.query<{ id: number }>('select id::int from order_events order by id')
      ).rows.map(({ id }) => id);
    const [events, sold] = [await ids(), await test.orders()];
    const email = `neu-${randomUUID()}@kundin.example`;
    const cookie = await signInCustomer(test, email);
    expect(cookie).not.toBe('');
    await test.pay(await test.open());
    await test.settle();
    const next = (await test.orders()).filter(({ id }) => !sold.some((order) => order.id === id));
    expect(next).toMatchObject([{ status: 'paid', number: lastNumber + 1 }]);
    const history = await test.history(next[0]?.id ?? '');
    // Its mail may be held.
    expect(history.slice(0, 2)).toEqual(['created', 'paid']);
    // The tables' guards are on again.
    await expect(
      test.shop.pool.query('update orders set amount = amount + 1, shipping = shipping + 1'),
    ).rejects.toThrow('what was paid for stays');
    expect((await ids()).slice(0, events.length)).toEqual(events);
  } finally {
    await test.close();
  }
}
