import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REPORT_GROUPS } from '#contract/admin-list.ts';
import { audit } from '#test/payment-audit.ts';
import { beginHistory, HISTORY_STRIPE_TIMEOUT_MS, history, live } from '#test/payment-histories.ts';
import { createPaymentShop, type PaymentShop } from '#test/payments.ts';
import { FULL } from '#test/runs.ts';
import { readReport } from '../reports/read-report.ts';

const RUNS = FULL ? 120 : 4;
/** Much of a history is waiting for somebody, so several shops share the time. */
const SHOPS = FULL ? 4 : 2;

let shops: PaymentShop[];
beforeAll(async () => {
  const options = { stripeTimeoutMs: HISTORY_STRIPE_TIMEOUT_MS };
  shops = await Promise.all(Array.from({ length: SHOPS }, () => createPaymentShop(options)));
});
afterAll(async () => {
  for (const shop of shops) await shop.close();
});

/** Revenue of each grouping, over all time. */
const revenues = (test: PaymentShop) =>
  Promise.all(
    REPORT_GROUPS.map(async (group) => {
      const report = await readReport(test.shop, { group, from: '2026-01-01' }, 'de');
      return report?.total.revenue;
    }),
  );

const adds = (test: PaymentShop) =>
  fc.asyncProperty(history, async (rounds) => {
    await beginHistory(test);
    expect(await live(test, rounds)).toEqual([]);
    const found = await audit(test);
    expect(found.wrong).toEqual([]);
    expect(found).toMatchObject({ recorded: found.taken, lost: 0, mailed: found.paid });
    const charged = (await test.orders()).reduce((sum, { chargedBack }) => sum + chargedBack, 0);
    expect(new Set(await revenues(test))).toEqual(new Set([found.recorded - charged]));
  });

it('whatever happens, money taken is money recorded, numbered and confirmed once', async () => {
  await Promise.all(
    shops.map((test) => fc.assert(adds(test), { numRuns: RUNS / SHOPS, endOnFailure: false })),
  );
}, 600_000);
