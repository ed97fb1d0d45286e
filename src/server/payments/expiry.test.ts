import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openPaymentShop } from '#test/payments.ts';
import { FULL } from '#test/runs.ts';
import { ANSWER_LOST, lastSessionAtStripe, retrySoon } from '#test/stripe-faults.ts';
import { alerts } from '../alerts/schema.ts';
import { discountCodes } from '../discount-codes/schema.ts';
import { orders } from '../orders/schema.ts';
import { expireUnread } from './expire-unread.ts';
import { reconcile } from './reconcile.ts';

const test = await openPaymentShop();
retrySoon(test.shop);

describe('a checkout that runs out', () => {
  if (FULL)
    it('expires behind many payments that take days, unless another key may know its page', async () => {
      // By Stripe's clock, which stands still here.
      const DAYS = { method: 'paypal', settles: { outcome: 'succeed', afterMs: 24 * 3_600_000 } };
      // One more than the reconciler looks at in a run.
      await Promise.all(Array.from({ length: 26 }, async () => test.pay(await test.open(), DAYS)));
      test.clock.now += 1000;
      const unknown = await test.open();
      await test.shop.db
        .update(orders)
        .set({ checkoutSessionId: 'cs_test_gone' })
        .where(eq(orders.checkoutSessionId, unknown));
      test.clock.now += 1000;
      await test.injectFaults(ANSWER_LOST);
      expect((await test.start()).status).toBe(502);
      for (let look = 0; look < 3; look++) {
        test.clock.now += 2 * 60 * 60 * 1000;
        await reconcile(test.shop);
      }
      expect((await test.orders()).slice(-2)).toMatchObject([
        { status: 'pending', unreadableSince: expect.any(Date) },
        { status: 'expired' },
      ]);
    });

  it('is not ended by a reconciler that saw it before it was filled anew', async () => {
    await test.injectFaults(ANSWER_LOST);
    await test.start();
    const [seen] = await test.orders();
    const { id = '', checkoutSessionId: session = null } = seen ?? {};
    const expireAt = (when: number) =>
      test.shop.db.update(orders).set({ expiresAt: new Date(when) });
    expect(await expireUnread(test.shop, { id, session })).toBe(false);
    await expireAt(test.clock.now);
    expect(await expireUnread(test.shop, { id, session: 'cs_test_another' })).toBe(false);
    expect(await expireUnread(test.shop, { id, session })).toBe(true);
  });

  it('expires without a page, gives its code back, and is paid all the same if money comes', async () => {
    const code = 'LAST-ONE';
    await test.shop.db
      .insert(discountCodes)
      .values({ code, kind: 'amount', value: 799, maxUses: 1 });
    const uses = async () =>
      (await test.shop.db.select().from(discountCodes)).find((row) => row.code === code)?.uses;
    await test.injectFaults(ANSWER_LOST);
    expect((await test.start({ discountCode: code })).status).toBe(502);
    const lost = await lastSessionAtStripe(test);
    expect(await uses()).toBe(1);
    // Only the shop's clock: at Stripe the page is still open.
    test.clock.now += 2 * 60 * 60 * 1000;
    await reconcile(test.shop);
    const [order] = await test.orders();
    expect(order?.status).toBe('expired');
    expect(await uses()).toBe(0);

    // Somebody else takes the last use, and then the money comes.
    expect((await test.start({ discountCode: code })).status).toBe(200);
    await test.pay(lost);
    await test.settle();
    const paid = (await test.orders()).find(({ id }) => id === order?.id);
    expect(paid).toMatchObject({ status: 'paid', number: 1001, amount: 10_000 });
    expect(await uses()).toBe(1);
    expect(await test.history(order?.id ?? '')).toEqual([
      'created',
      'expired',
      'paid',
      'code_over_used',
      'mailed',
    ]);
    expect(await test.shop.db.select().from(alerts)).toMatchObject([
      { kind: 'code_over_used', orderId: order?.id, data: { code } },
    ]);
  });
});
