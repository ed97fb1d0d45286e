import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { audit } from '#test/payment-audit.ts';
import { checkoutIdOf, openPaymentShop } from '#test/payments.ts';
import { until } from '#test/until.ts';

/** The shop's own is 8 s; what happens then does not depend on it. */
const TIMEOUT_MS = 400;
const SLOW = { target: 'api', effect: 'delay', delayMs: 1_200 };
const OPENING = { ...SLOW, method: 'POST', path: '/v1/checkout/sessions' };
/** The library's first try and its two retries. */
const ALL_TRIES = 3;

const test = await openPaymentShop({ stripeTimeoutMs: TIMEOUT_MS });

async function sessions() {
  const created = { gte: test.since() };
  return (await test.shop.stripe.checkout.sessions.list({ created, limit: 100 })).data;
}

/** The open page is the one the shopper was sent to, and there is no other. */
async function expectOneOpenPage(url: string | undefined): Promise<string> {
  const open = (await sessions()).filter(({ status }) => status === 'open');
  expect(open.map(({ id }) => id)).toEqual([checkoutIdOf(url)]);
  return checkoutIdOf(url);
}

async function expectPaidOnce(id: string): Promise<void> {
  await test.pay(id);
  await test.settle();
  expect(await test.orders()).toMatchObject([{ status: 'paid', checkoutSessionId: id }]);
  const found = await audit(test);
  expect(found).toMatchObject({ wrong: [], orders: 1, paid: 1, mailed: 1, lost: 0 });
}

describe('a payment provider that takes longer than the shop waits', () => {
  // `before`: it begins late; `after`: it has long opened the page and only its answers are late.
  describe.each(['before', 'after'])('%s it opens the page', (when) => {
    const tooLate = async (key: string) => {
      await test.injectFaults({ ...OPENING, when, count: ALL_TRIES });
      const failed = await test.start({}, key);
      expect(failed).toMatchObject({ status: 502, code: 'payment_unavailable' });
      await test.clearFaults();
      await until('the late page is there', async () => (await sessions()).length === 1);
    };

    it('lets the same request find that page again', async () => {
      const key = randomUUID();
      await tooLate(key);
      const again = await test.start({}, key);
      expect(await sessions()).toHaveLength(1);
      await expectPaidOnce(await expectOneOpenPage(again.url));
    });

    it('lets the retry without payment methods open another, and closes that one', async () => {
      const key = randomUUID();
      await tooLate(key);
      const retried = await test.start({ payment_method_types: undefined }, key);
      expect(retried.status).toBe(200);
      expect((await sessions()).map(({ status }) => status).sort()).toEqual(['expired', 'open']);
      await expectPaidOnce(await expectOneOpenPage(retried.url));
    });
  });

  it('leaves one page to a shopper who asks again while the first request still waits', async () => {
    const key = randomUUID();
    await test.injectFaults({ ...OPENING, when: 'after', count: 1, delayMs: 300 });
    const first = test.start({}, key);
    await until('the first is on its way', async () => (await test.orders()).length === 1);
    const second = await test.start({ payment_method_types: undefined }, key);
    await first;
    const last = second.url === undefined ? await test.start({}, key) : second;
    await expectPaidOnce(await expectOneOpenPage(last.url));
  });
});
