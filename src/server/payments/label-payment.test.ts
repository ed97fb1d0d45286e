import { expect, it } from 'vitest';
import { openRefundAdmin } from '#test/refunding-shop.ts';
import { until } from '#test/until.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import { labelPayment } from './label-payment.ts';
import { paymentPageUrl } from './payment-page.ts';

const backOffice = await openRefundAdmin();
const { test } = backOffice;

const paid = (how: object = {}) => backOffice.paidOrder(undefined, how);
const payment = async (id: string) => (await backOffice.detail(id)).payment;
const intentOf = (order: OrderRow) =>
  test.shop.stripe.paymentIntents.retrieve(order.paymentIntentId ?? '');

it('a payment carries its order’s id at once, and number and address when it is recorded', async () => {
  const id = await test.open();
  const [pending] = await test.orders();
  const session = await test.shop.stripe.checkout.sessions.retrieve(id);
  expect(session.metadata).toMatchObject({ order_id: pending?.id });
  await test.pay(id);
  const before = await test.shop.stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent'],
  });
  expect(before.payment_intent).toMatchObject({
    description: `Bestellung ${pending?.id}`,
    metadata: { order_id: pending?.id },
  });
  await test.settle();
  const [order] = await test.orders();
  if (!order) throw new Error('no order');
  expect(await intentOf(order)).toMatchObject({
    description: 'Bestellung EL-1001',
    metadata: {
      order_id: order.id,
      order_number: 'EL-1001',
      order_url: `${test.shop.settings.baseUrl}/admin/orders/EL-1001`,
      attempt: '1',
    },
  });
});

it.each([
  ['card', { method: 'card', card_brand: 'visa' }],
  ['paypal', { method: 'paypal', card_brand: null }],
])(
  'the back office shows how it was paid (%s), the fee and where it is at Stripe',
  async (method, shown) => {
    const { id, paymentIntentId } = await paid({ method });
    await until('the fee is booked', () => labelPayment(test.shop, id));
    const origin = new URL(test.sandbox?.apiUrl ?? '').origin;
    expect(await payment(id)).toMatchObject({
      id: paymentIntentId,
      url: `${origin}/payments/${paymentIntentId}`,
      ...shown,
    });
    const { latest_charge: charge } = await test.shop.stripe.paymentIntents.retrieve(
      paymentIntentId ?? '',
      { expand: ['latest_charge.balance_transaction'] },
    );
    const fee = (charge as { balance_transaction: { fee: number } }).balance_transaction.fee;
    expect((await payment(id))?.fee).toBe(fee);
    expect(JSON.stringify(await test.orders())).not.toContain('4242');
  },
);

it('a payment that could not be labelled is labelled later, and doing it twice changes nothing', async () => {
  const path = '/v1/payment_intents/';
  await test.injectFaults({
    target: 'api',
    effect: 'status',
    status: 503,
    method: 'POST',
    path,
    count: 6,
  });
  const order = await paid();
  expect((await intentOf(order)).description).not.toContain('EL-1001');
  await expect(labelPayment(test.shop, order.id)).resolves.toEqual(expect.any(Boolean));
  const labelled = await intentOf(order);
  await labelPayment(test.shop, order.id);
  expect(await intentOf(order)).toEqual(labelled);
  expect(labelled.description).toBe('Bestellung EL-1001');
});

it('a payment says that its own confirmation was sent, not another’s', async () => {
  const order = await paid();
  await paid();
  await labelPayment(test.shop, order.id);
  expect((await intentOf(order)).metadata).toMatchObject({ confirmed: 'yes' });
  await test.shop.pool.query('delete from mails where ref = $1', [order.id]);
  await test.shop.stripe.paymentIntents.update(order.paymentIntentId ?? '', {
    metadata: { confirmed: '' },
  });
  await labelPayment(test.shop, order.id);
  expect((await intentOf(order)).metadata).toMatchObject({ confirmed: '' });
});

it('an unpaid order has no payment to show', async () => {
  await test.open();
  const [order] = await test.orders();
  expect(await payment(order?.id ?? '')).toBeNull();
  expect(await labelPayment(test.shop, order?.id ?? '')).toBe(true);
});

it.each([
  [
    { secretKey: 'sk_test_a', webhookSecret: '' },
    'https://dashboard.stripe.com/test/payments/pi_1',
  ],
  [{ secretKey: 'rk_live_a', webhookSecret: '' }, 'https://dashboard.stripe.com/payments/pi_1'],
  [
    { secretKey: 'sk_test_a', webhookSecret: '', apiUrl: 'http://127.0.0.1:3001' },
    'http://shop.local:3001/payments/pi_1',
  ],
])('a payment’s page follows from the settings: %j', (stripe, url) => {
  expect(paymentPageUrl({ stripe, baseUrl: 'http://shop.local:3000' }, 'pi_1')).toBe(url);
});
