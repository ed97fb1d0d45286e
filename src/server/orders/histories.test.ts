import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit, HISTORY_CODE, history, live } from '../../../test/payment-histories.ts';
import { createPaymentShop, type PaymentShop } from '../../../test/payments.ts';
import { discountCodes } from '../db/schema.ts';

let test: PaymentShop;
beforeAll(async () => {
  test = await createPaymentShop();
});
afterAll(() => test.close());

it('whatever happens, money taken is money recorded, numbered and confirmed once', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (rounds) => {
      await test.reset();
      await test.shop.db
        .insert(discountCodes)
        .values({ code: HISTORY_CODE, kind: 'percent', value: 10, maxUses: 2 })
        .onConflictDoUpdate({ target: discountCodes.code, set: { uses: 0 } });
      await live(test, rounds);
      const found = await audit(test);
      expect(found.wrong).toEqual([]);
      expect(found.recorded).toBe(found.taken);
    }),
    { numRuns: 12, endOnFailure: false },
  );
}, 120_000);
