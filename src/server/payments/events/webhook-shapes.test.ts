import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openPaymentShop } from '#test/payments.ts';
import { stripeEvents } from '../schema.ts';

const test = await openPaymentShop();

/** Posts a body signed as Stripe signs it. */
async function post(payload: string, timestamp = Math.floor(Date.now() / 1000)): Promise<number> {
  const { baseUrl, stripe } = test.shop.settings;
  const signed = createHmac('sha256', stripe.webhookSecret).update(`${timestamp}.${payload}`);
  const headers = { 'stripe-signature': `t=${timestamp},v1=${signed.digest('hex')}` };
  const response = await fetch(`${baseUrl}/api/stripe-webhook`, {
    method: 'POST',
    headers,
    body: payload,
  });
  return response.status;
}
const COMPLETED = { id: 'evt_1', object: 'event', type: 'checkout.session.completed', created: 1 };

describe('a signed webhook of an unusual shape', () => {
  it.each([
    ['nothing', null],
    ['a word', 'event'],
    ['a list', []],
    ['no fields', {}],
    ['no data', COMPLETED],
    ['data that is null', { ...COMPLETED, data: null }],
    ['data without an object', { ...COMPLETED, data: {} }],
    ['an object without an id', { ...COMPLETED, data: { object: {} } }],
    ['no id', { ...COMPLETED, id: undefined, data: { object: { id: 'cs_test_1' } } }],
    ['no time', { ...COMPLETED, created: undefined, data: { object: { id: 'cs_test_1' } } }],
    ['a type that is a number', { ...COMPLETED, type: 1 }],
    [
      'an event of a payment of ours that changes nothing',
      { ...COMPLETED, type: 'charge.captured', data: { object: { payment_intent: 'pi_1' } } },
    ],
    [
      'a thin event of something else',
      {
        id: 'evt_2',
        object: 'v2.core.event',
        type: 'v1.billing.meter.error_report_triggered',
        created: '2026-11-21T12:00:00.000Z',
        related_object: { id: 'mtr_1', type: 'billing.meter', url: '/v1/billing/meters/mtr_1' },
      },
    ],
  ])('(%s) is taken and means nothing', async (_what, body) => {
    expect(await post(JSON.stringify(body))).toBe(200);
    expect(await test.shop.db.$count(stripeEvents)).toBe(0);
  });

  it('(no JSON) is refused', async () => {
    expect(await post('{')).toBe(400);
  });

  const subject = { data: { object: { id: 'cs_test_1' } } };
  it.each([
    ['an id that no text column takes', { ...COMPLETED, ...subject, id: 'evt_\0' }],
    ['a subject that none takes', { ...COMPLETED, data: { object: { id: 'cs_\ud83d' } } }],
    ['a time before all times', { ...COMPLETED, ...subject, created: -1e12 }],
    ['a time that will not come', { ...COMPLETED, ...subject, created: 8e12 }],
    ['tomorrow', { ...COMPLETED, ...subject, created: Math.floor(Date.now() / 1000) + 86_400 }],
  ])('(%s) is refused', async (_what, body) => {
    expect(await post(JSON.stringify(body))).toBe(400);
    expect(await test.shop.db.$count(stripeEvents)).toBe(0);
  });

  it.each([
    ['no time', Number.NaN],
    ['a time to come', Math.floor(Date.now() / 1000) + 3_600],
  ])('(signed at %s) is refused', async (_what, timestamp) => {
    expect(await post(JSON.stringify({ ...COMPLETED, ...subject }), timestamp)).toBe(400);
    expect(await test.shop.db.$count(stripeEvents)).toBe(0);
  });

  it('(thin, about a checkout of ours) pays as a whole one does', async () => {
    await test.injectFaults({ target: 'webhook', effect: 'thin', count: 10 });
    await test.pay(await test.open());
    await test.settle();
    expect(await test.orders()).toMatchObject([{ status: 'paid', number: 1001 }]);
  });

  it('(without data) is answered, and the reconciler finds the payment', async () => {
    await test.injectFaults({ target: 'webhook', effect: 'no_data', count: 10 });
    await test.pay(await test.open());
    await test.settle();
    expect(await test.orders()).toMatchObject([{ status: 'pending' }]);
    await test.shop.jobs.add('reconcile', {});
    await test.settle();
    expect(await test.orders()).toMatchObject([{ status: 'paid', number: 1001 }]);
  });
});
