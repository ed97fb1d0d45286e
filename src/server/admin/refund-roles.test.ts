import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { signInStaff } from '#test/logins.ts';
import { DUO } from '#test/payments.ts';
import { openRefundAdmin } from '#test/refunding-shop.ts';

const { test, cookie, paidOrder, atStripe } = await openRefundAdmin();

it('a manager pays back 200 € of an order, and not one cent more', async () => {
  const order = await paidOrder({ items: [{ ...DUO, quantity: 3 }] });
  const manager = await signInStaff(test, 'manager');
  const payBack = async (cents: number, refunded: number, by = manager) => {
    const body = { cents, refunded, key: randomUUID() };
    const path = `/api/admin/orders/${order.id}/refund`;
    const response = await test.send('POST', path, body, { cookie: by });
    return ((await response.json()) as { code?: string }).code ?? response.status;
  };
  expect(await payBack(20_001, 0)).toBe('refund_needs_owner');
  expect(await payBack(15_000, 0)).toBe(200);
  await test.settle();
  expect(await payBack(5_001, 15_000)).toBe('refund_needs_owner');
  expect(await atStripe(order)).toBe(15_000);
  expect(await payBack(5_001, 15_000, cookie)).toBe(200);
});
