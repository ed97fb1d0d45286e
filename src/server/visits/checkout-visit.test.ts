import { expect, it } from 'vitest';
import { openVisitShop, visitIdOf } from '#test/visitors.ts';
import { visitAtCheckout } from './checkout-visit.ts';

const test = await openVisitShop();

it('returns the referrer of the visit and counts each reached stage once', async () => {
  const id = visitIdOf('buyer');
  await test.beat({ id }, '/products/pouch', { referrer: 'https://pinterest.com/pin/1' });
  expect(await visitAtCheckout(test.shop, id)).toBe('pinterest.com');
  expect(await visitAtCheckout(test.shop, id)).toBe('pinterest.com');
  await test.beat({ id }, '/products/pouch', { cart_cents: 5_999 });
  await test.flush();
  expect(await test.counters('stage')).toEqual({ product: 1, cart: 1, checkout: 1 });
});

it.each([
  undefined,
  '',
  'session_1_x',
  "session_1795242156240_abc'; drop table orders",
  visitIdOf('unheard'),
])('returns null for %j', async (header) => {
  expect(await visitAtCheckout(test.shop, header)).toBeNull();
});
