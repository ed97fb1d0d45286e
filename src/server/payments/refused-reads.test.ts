import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signInAdmin } from '#test/logins.ts';
import { audit } from '#test/payment-audit.ts';
import { checkoutIdOf, openPaymentShop } from '#test/payments.ts';
import { NO_WEBHOOKS } from '#test/stripe-faults.ts';
import { discountCodes } from '../discount-codes/schema.ts';
import { orders } from '../orders/schema.ts';
import { reconcile } from './reconcile.ts';
import { stripeEvents } from './schema.ts';
import { UNREADABLE_KEPT_MS } from './unreadable.ts';

const MINUTE_MS = 60_000;

const test = await openPaymentShop();

/** Stripe refuses every look at a session, as it does with another account's key. */
const refuseReads = (status: number, count = 1000) =>
  test.injectFaults({
    target: 'api',
    effect: 'status',
    status,
    method: 'GET',
    path: '/v1/checkout/sessions/',
    count,
  });
/** As the back office shows them; the clock moves past the end of any login in between. */
const alerts = async (): Promise<{ kind: string; text: string; order_id: string | null }[]> => {
  const cookie = await signInAdmin(test);
  return (await (await test.request('/api/admin/alerts', { headers: { cookie } })).json()).alerts;
};
const status = async () => (await test.orders()).map((order) => order.status);

async function expectPaidOnce(): Promise<void> {
  await test.settle();
  expect(await audit(test)).toMatchObject({ wrong: [], orders: 1, paid: 1, mailed: 1, lost: 0 });
}

describe('a paid order whose session Stripe refuses to show', () => {
  it.each([
    [403, 'provider_refused'],
    [404, 'session_unreadable'],
  ])(
    'with %i stays open past its time, is told to the owner, and is paid once it can be read',
    async (refusal, kind) => {
      const id = await test.open();
      await refuseReads(refusal);
      await test.pay(id);
      await test.settle();
      expect(await (await test.show(id)).json()).toMatchObject({ status: 'pending' });
      // Its event waits as well.
      expect(await test.shop.db.select().from(stripeEvents)).toMatchObject([
        { type: 'checkout.session.completed', handledAt: null },
      ]);
      for (const seconds of [4000, 4 * 3600, 24 * 3600]) {
        await test.pass(seconds);
        await reconcile(test.shop);
        await test.settle();
        expect(await status()).toEqual(['pending']);
      }
      const [order] = await test.orders();
      const ofOrder = { order_id: order?.id, text: expect.stringContaining(id) };
      expect(await alerts()).toContainEqual(
        expect.objectContaining({ kind, ...(refusal === 404 && ofOrder) }),
      );
      const mailed = (await test.inbox()).map(({ to }) => to[0]);
      expect(mailed).toEqual(['admin@elvare.example']);

      await test.clearFaults();
      await test.pass(1800);
      await reconcile(test.shop);
      await test.settle();
      expect(await status()).toEqual(['paid']);
      expect(await alerts()).toEqual([]);
      await expectPaidOnce();
    },
  );

  it('is asked for with growing pauses', async () => {
    await test.injectFaults(NO_WEBHOOKS);
    await test.open();
    await test.pass(4000);
    await refuseReads(404);
    const looks: number[] = [];
    for (let minute = 0; minute < 95; minute++) {
      const before = (await test.orders())[0]?.updatedAt.getTime();
      await reconcile(test.shop);
      const after = (await test.orders())[0]?.updatedAt.getTime();
      if (after !== before) looks.push(minute);
      test.clock.now += MINUTE_MS;
    }
    const pauses = looks.slice(1).map((minute, n) => minute - (looks[n] ?? 0));
    expect(pauses).toEqual([1, 1, 2, 4, 8, 16, 30, 30]);
  });

  it('gives no second page while its first could be paid, and a new attempt afterwards', async () => {
    const key = randomUUID();
    const first = checkoutIdOf((await test.start({}, key)).url);
    await refuseReads(404);
    expect(await test.start({}, key)).toMatchObject({ status: 502, code: 'payment_unavailable' });
    await test.pay(first);
    expect(await test.start({}, key)).toMatchObject({ status: 502, code: 'payment_unavailable' });
    await test.pass(3700);
    expect(await test.start({}, key)).toMatchObject({ status: 409, code: 'attempt_over' });
    expect(await test.orders()).toHaveLength(1);
    await test.clearFaults();
    await expectPaidOnce();
  });

  it('is given up after a quarter, which frees its code; money that comes then is recorded', async () => {
    const code = 'ONE-USE';
    await test.shop.db
      .insert(discountCodes)
      .values({ code, kind: 'amount', value: 500, maxUses: 1 })
      .onConflictDoNothing();
    await test.injectFaults(NO_WEBHOOKS);
    const id = await test.open({ discountCode: code });
    await test.pay(id);
    await refuseReads(404);
    await test.pass(4000);
    await reconcile(test.shop);
    await test.shop.db
      .update(orders)
      .set({ unreadableSince: new Date(test.clock.now - UNREADABLE_KEPT_MS - 1) });
    test.clock.now += 3600_000;
    await reconcile(test.shop);
    expect(await status()).toEqual(['expired']);
    expect(
      await test.shop.db.select({ uses: discountCodes.uses }).from(discountCodes),
    ).toContainEqual({ uses: 0 });
    await test.clearFaults();
    const { data } = await test.shop.stripe.events.list({ limit: 5 });
    const completed = data.find(({ type }) => type === 'checkout.session.completed');
    expect(completed).toBeDefined();
    await test.shop.db.delete(stripeEvents);
    await reconcile(test.shop);
    await test.settle();
    expect(await status()).toEqual(['paid']);
  });
});
