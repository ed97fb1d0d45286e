import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { checkoutIdOf, openPaymentShop } from '#test/payments.ts';
import { discountCodes } from '../discount-codes/schema.ts';

/** Totals around the payment service's smallest amount, in a shop that ships for nothing. */

const RING = { id: 'siegelring', name: 'x', price: 24.99, quantity: 1 };
/** Code that leaves so many cents of the ring. */
const leaving = (cents: number) => `LEAVES${cents}`;

const facts = { ...seedCatalogue.facts, shippingCents: 0 };
const test = await openPaymentShop({ catalogue: { ...seedCatalogue, facts } });
await test.shop.db.insert(discountCodes).values(
  [0, 1, 49, 50].map((cents) => ({
    code: leaving(cents),
    kind: 'amount' as const,
    value: 2499 - cents,
  })),
);

it.each([1, 49])('%i cents are refused with what is missing, and store no order', async (cents) => {
  const started = await test.start({ items: [RING], discountCode: leaving(cents) });
  expect(started).toMatchObject({ status: 422, code: 'amount_too_small' });
  expect(started.error).toContain(`€0,${String(50 - cents).padStart(2, '0')}`);
  expect(await test.orders()).toEqual([]);
});

it.each([0, 50])('%i cents become a paid order', async (cents) => {
  const started = await test.start({ items: [RING], discountCode: leaving(cents) }, randomUUID());
  expect(started).toMatchObject({ status: 200 });
  await test.pay(checkoutIdOf(started.url));
  await test.settle();
  expect(await test.orders()).toMatchObject([{ status: 'paid', amount: cents, number: 1001 }]);
  expect(await test.inbox()).toHaveLength(1);
});
