import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  FULFILMENT_STEPS,
  FULFILMENTS,
  type Fulfilment,
  mayBecome,
  ORDER_STATUSES,
  type OrderStatus,
  wasPaid,
} from '#rules/order-states.ts';
import { PROMISES } from '#test/seed.ts';
import { openTestShop } from '#test/shop.ts';
import { orderEvents, orders } from './schema.ts';

let nextNumber = 1;
const test = await openTestShop();

async function orderIn(status: OrderStatus, fulfilment: Fulfilment = 'open'): Promise<string> {
  const id = randomUUID();
  await test.shop.db.insert(orders).values({
    id,
    status,
    fulfilment,
    amount: 1000,
    subtotal: 1000,
    shipping: 0,
    items: [],
    promised: PROMISES,
    language: 'de',
    requestHash: '',
    expiresAt: new Date(),
    ...(wasPaid(status) ? { number: nextNumber++, paidAt: new Date() } : {}),
  });
  return id;
}

/** The name of the rule that refused, or null when it went through. */
async function refusal(work: Promise<unknown>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    const { cause } = error as { cause?: { constraint?: string; message?: string } };
    return cause?.constraint ?? cause?.message ?? String(error);
  }
}

const change = (id: string, set: Partial<typeof orders.$inferInsert>) =>
  refusal(test.shop.db.update(orders).set(set).where(eq(orders.id, id)));

describe('the database', () => {
  it('lets the payment take exactly the steps of the table', async () => {
    for (const from of ORDER_STATUSES) {
      for (const to of ORDER_STATUSES) {
        if (from === to) continue;
        const id = await orderIn(from);
        const first = wasPaid(to) && !wasPaid(from);
        const set = first
          ? { status: to, number: nextNumber++, paidAt: new Date() }
          : { status: to };
        const refused = await change(id, set);
        expect([from, to, refused === null]).toEqual([from, to, mayBecome(from, to)]);
      }
    }
  });

  it('lets fulfilment take exactly the steps of the table, and only for what is paid', async () => {
    for (const from of FULFILMENTS) {
      for (const to of FULFILMENTS) {
        if (from === to) continue;
        const refused = await change(await orderIn('paid', from), { fulfilment: to });
        expect([from, to, refused === null]).toEqual([
          from,
          to,
          FULFILMENT_STEPS[from].includes(to),
        ]);
      }
    }
    for (const status of ORDER_STATUSES) {
      const refused = await change(await orderIn(status), { fulfilment: 'shipped' });
      expect([status, refused === null]).toEqual([status, wasPaid(status)]);
    }
  });

  it('keeps what was paid for', async () => {
    const id = await orderIn('paid');
    expect(await change(id, { number: nextNumber++ })).toBe('order_guard_fixed');
    expect(await change(id, { amount: 1, subtotal: 1 })).toBe('order_guard_fixed');
    expect(await change(id, { createdAt: new Date(0) })).toBe('order_guard_fixed');
    expect(await change(id, { customerName: null, customerEmail: null })).toBeNull();
  });

  it('refuses a sum that does not add up, and a number without payment', async () => {
    const id = await orderIn('pending');
    expect(await change(id, { amount: 999 })).toBe('orders_amount');
    expect(await change(id, { number: nextNumber++ })).toBe('orders_number');
    expect(await change(id, { refunded: 1001 })).toBe('orders_refunded');
  });

  it('keeps the history as it was written', async () => {
    const orderId = await orderIn('pending');
    await test.shop.db.insert(orderEvents).values({ orderId, kind: 'created', cause: 'checkout' });
    const mine = eq(orderEvents.orderId, orderId);
    const rewritten = test.shop.db.update(orderEvents).set({ kind: 'paid' }).where(mine);
    expect(await refusal(rewritten)).toBe('order_events_guard');
    expect(await refusal(test.shop.db.delete(orderEvents).where(mine))).toBe('order_events_guard');
  });
});
