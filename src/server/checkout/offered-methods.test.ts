import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { checkoutIdOf, openPaymentShop } from '#test/payments.ts';

const test = await openPaymentShop({ settings: { paymentMethods: ['klarna', 'card'] } });
await test.control('/account', { methods: ['card', 'paypal', 'klarna'] });

const offered = async (body: Record<string, unknown>, key = randomUUID()) => {
  const id = checkoutIdOf((await test.start(body, key)).url);
  return (await test.shop.stripe.checkout.sessions.retrieve(id)).payment_method_types.toSorted();
};

it('the payment page offers what the setting names, also for the retry that names nothing', async () => {
  const key = randomUUID();
  const methods = ['klarna', 'card'];
  expect(await offered({ payment_method_types: methods }, key)).toEqual(['card', 'klarna']);
  expect(await offered({ payment_method_types: undefined }, key)).toEqual(['card', 'klarna']);
  expect(await test.orders()).toMatchObject([{ attempt: 2, paymentMethods: methods }]);
});

it('a page of before the setting changed gets what is left of its wish, or all', async () => {
  expect(await offered({ payment_method_types: ['card', 'paypal'] })).toEqual(['card']);
  expect(await offered({ payment_method_types: ['paypal'] })).toEqual(['card', 'klarna']);
});
