import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkoutIdOf, DUO, openPaymentShop } from '#test/payments.ts';
import { replacedSessions } from '../orders/schema.ts';

const test = await openPaymentShop();

const TWO = { items: [{ ...DUO, quantity: 2 }] };
const read = async (id: string) => (await test.show(id)).json();

/** The page of an attempt, and the one that took its place. */
async function twoPages() {
  const key = randomUUID();
  const first = checkoutIdOf((await test.start({}, key)).url);
  const second = checkoutIdOf((await test.start(TWO, key)).url);
  return { first, second };
}

describe('the return address of a page that was replaced', () => {
  it('says that nothing was paid there, also while the new page is open', async () => {
    const { first, second } = await twoPages();
    expect(await read(first)).toEqual({ status: 'expired', order: null });
    expect(await read(second)).toMatchObject({ status: 'pending' });
    await test.settle();
    expect(await test.orders()).toMatchObject([{ status: 'pending', checkoutSessionId: second }]);
  });

  it('says that the money of the new page is on its way no more than it is its own', async () => {
    const { first, second } = await twoPages();
    await test.pay(second, { method: 'paypal', settles: { outcome: 'succeed', afterMs: 60_000 } });
    await test.settle();
    expect(await read(first)).toEqual({ status: 'expired', order: null });
  });

  it('shows the order as paid once its other page is, and what was ordered to its buyer only', async () => {
    const { first, second } = await twoPages();
    await test.pay(second);
    await test.settle();
    expect(await read(first)).toMatchObject({ status: 'paid', order: { number: 'EL-1001' } });
    const stranger = await test.request(`/api/checkout/${first}`);
    expect(await stranger.json()).toEqual({
      status: 'paid',
      promised: {
        dispatchWorkingDays: { from: 1, to: 2 },
        deliveryWorkingDays: { from: 4, to: 7 },
      },
      order: null,
    });
  });

  it('is remembered with its order', async () => {
    const { first } = await twoPages();
    const [order] = await test.orders();
    expect(await test.shop.db.select().from(replacedSessions)).toMatchObject([
      { id: first, orderId: order?.id },
    ]);
  });
});
