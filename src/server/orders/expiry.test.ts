import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPaymentShop, type PaymentShop } from '../../../test/payments.ts';
import { ANSWER_LOST, lastSessionAtStripe, NO_WEBHOOKS } from '../../../test/troubles.ts';
import { discountCodes } from '../db/schema.ts';
import { reconcile } from './reconcile.ts';

let test: PaymentShop;
beforeAll(async () => {
  test = await createPaymentShop();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

describe('a checkout that runs out', () => {
  it('expires, however the shop hears of it', async () => {
    await test.open();
    await test.pass(2 * 60 * 60);
    await test.settle();
    expect(await test.orders()).toMatchObject([{ status: 'expired', number: null }]);

    await test.reset();
    await test.trouble(NO_WEBHOOKS);
    await test.open();
    await test.pass(2 * 60 * 60);
    await reconcile(test.shop);
    expect(await test.orders()).toMatchObject([{ status: 'expired', number: null }]);
    expect(await test.inbox()).toEqual([]);
  });

  it('expires without a page, gives its code back, and is paid all the same if money comes', async () => {
    const code = 'LAST-ONE';
    await test.shop.db
      .insert(discountCodes)
      .values({ code, kind: 'amount', value: 799, maxUses: 1 });
    const uses = async () =>
      (await test.shop.db.select().from(discountCodes)).find((row) => row.code === code)?.uses;
    await test.trouble(ANSWER_LOST);
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
  });
});
