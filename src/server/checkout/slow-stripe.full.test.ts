import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { CHECKOUT_RETRY_DELAY_MS } from '#catalogue/limits.ts';
import { audit } from '#test/payment-audit.ts';
import { checkoutIdOf, openPaymentShop } from '#test/payments.ts';
import { until } from '#test/until.ts';

/** With the shop's own patience for one call. */
const test = await openPaymentShop();
const OPENING = { target: 'api', effect: 'delay', method: 'POST', path: '/v1/checkout/sessions' };

it('a payment provider that hangs keeps a shopper waiting for 10 s at most, and the next try goes on with the same order', async () => {
  const key = randomUUID();
  await test.injectFaults({ ...OPENING, when: 'after', count: 2, delayMs: 7_000 });
  const began = performance.now();
  // As the drawer does, a second apart.
  const replies = [await test.start({}, key)];
  await setTimeout(CHECKOUT_RETRY_DELAY_MS);
  replies.push(await test.start({ payment_method_types: undefined }, key));
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(replies).toMatchObject([
    { status: 502, code: 'payment_unavailable' },
    { status: 502, code: 'payment_unavailable' },
  ]);
  await test.clearFaults();
  let url: string | undefined;
  await until('Stripe answers again', async () => {
    ({ url } = await test.start({ payment_method_types: undefined }, key));
    return url !== undefined;
  });
  await test.pay(checkoutIdOf(url));
  await test.settle();
  expect(await test.orders()).toMatchObject([{ status: 'paid', idempotencyKey: key }]);
  expect(await audit(test)).toMatchObject({
    wrong: [],
    orders: 1,
    paid: 1,
    mailed: 1,
    lost: 0,
  });
}, 60_000);
