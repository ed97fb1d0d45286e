import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { signInAdmin, signInCustomer } from '#test/logins.ts';
import { runs } from '#test/runs.ts';
import { type Browser, openVisitShop, visitIdOf } from '#test/visitors.ts';
import { readSnapshot } from '../dashboard/snapshot.ts';
import { visitAtCheckout } from './checkout-visit.ts';
import { forgetPaidCart, noteCheckout } from './paid-carts.ts';

const test = await openVisitShop({ now: new Date('2026-11-21T12:00:00Z') });
const customer = await signInCustomer(test, 'kundin@example.org');
beforeEach(() => test.startOver());

const visitor = (cookie?: string): Browser => ({
  id: visitIdOf('funnel'),
  ...(cookie && { cookie }),
});
async function shown() {
  await test.flush();
  return readSnapshot(test.shop);
}
const checkOut = async ({ id }: Browser) => {
  const checkout = visitIdOf('checkout');
  await visitAtCheckout(test.shop, id);
  await noteCheckout(test.shop, id, checkout);
  return checkout;
};
const buy = async (browser: Browser) => forgetPaidCart(test.shop, await checkOut(browser));

it('counts a visit that pays three times once', async () => {
  const buyer = visitor();
  await test.beat(buyer, '/products/pouch', { cart_cents: 2_999 });
  await test.beat(visitor(), '/');
  for (let times = 0; times < 3; times += 1) await buy(buyer);
  const funnel = { visit: 2, product: 1, cart: 1, checkout: 1, paid: 1 };
  expect((await shown()).funnel).toEqual(funnel);
  test.clock.now += 7 * 24 * 60 * 60_000;
  expect((await shown()).last_week?.funnel).toBeUndefined();
  test.clock.now += 60_000;
  expect((await shown()).last_week?.funnel).toEqual(funnel);
});

it('has no step with more visits than the one before, whatever happens', async () => {
  const action = fc.record({
    who: fc.nat(2),
    does: fc.constantFrom('looks', 'fills', 'checks out', 'pays', 'leaves', 'signs in as owner'),
    minutes: fc.constantFrom(0, 1, 61, 13 * 60),
    page: fc.constantFrom('/', '/products/pouch', '/auth'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 12 }), async (actions) => {
      await test.startOver();
      const owner = await signInAdmin(test);
      const visitors = [visitor(), visitor(customer), visitor()];
      for (const { who, does, minutes, page } of actions) {
        test.clock.now += minutes * 60_000;
        const browser = visitors[who] ?? visitor();
        if (does === 'looks') await test.beat(browser, page);
        else if (does === 'fills') await test.beat(browser, page, { cart_cents: 2_999 });
        else if (does === 'checks out') await checkOut(browser);
        else if (does === 'pays') await buy(browser);
        else if (does === 'leaves') await test.leave(browser);
        else await test.beat({ ...browser, cookie: owner }, page);
        const { funnel, carts } = await shown();
        const steps = [funnel.visit, funnel.product, funnel.cart, funnel.checkout, funnel.paid, 0];
        expect(steps).toEqual(steps.toSorted((a, b) => b - a));
        expect(Math.max(...steps)).toBeLessThanOrEqual(visitors.length);
        expect(Math.min(...Object.values(carts).map(({ cents }) => cents))).toBe(0);
      }
    }),
    runs(4),
  );
});

it('never counts the owner, nor the page where the owner signs in', async () => {
  const self = visitor();
  const owner = await signInAdmin(test);
  await test.beat(self, '/auth');
  expect((await shown()).sessions_today).toBe(0);
  await test.beat(self, '/products/pouch', { cart_cents: 5_999 });
  expect((await shown()).funnel).toMatchObject({ visit: 1, product: 1, cart: 1 });
  // Counts from before the sign-in are taken back, and stay so after the sign-out.
  await test.beat({ ...self, cookie: owner }, '/neu');
  await test.flush();
  await test.beat(self, '/');
  await buy(self);
  const other = visitor(customer);
  await test.beat(other, '/products/pouch');
  const after = await shown();
  expect(after.funnel).toEqual({ visit: 1, product: 1, cart: 0, checkout: 0, paid: 0 });
  expect(after).toMatchObject({
    active_users: 1,
    bots_today: 0,
    carts: { open: { count: 0 } },
    top_referrers: [{ key: 'Direct', count: 1 }],
    recent_sessions: [{ kind: 'registered', page: '/products/pouch' }],
  });
  expect(after.top_pages.map(({ key }) => key)).not.toContain('/auth');
  expect(after.top_pages.map(({ key }) => key)).not.toContain('/neu');
});
