import { expect, it } from 'vitest';
import { openRefundAdmin } from '#test/refunding-shop.ts';
import type { OrderRow } from '../orders/order-mails.ts';

const desk = await openRefundAdmin();

/** Another payment page for the order, of this amount, paid. Returns its payment intent. */
async function payPage({ id, attempt }: OrderRow, cents: number): Promise<string> {
  const { sessions } = desk.test.shop.stripe.checkout;
  const session = await sessions.create({
    mode: 'payment',
    success_url: 'https://shop.example/success',
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'eur', unit_amount: cents, product_data: { name: 'Pouch' } },
      },
    ],
    metadata: { order_id: id, attempt: String(attempt) },
  });
  await desk.test.pay(session.id);
  await desk.test.settle();
  return String((await sessions.retrieve(session.id)).payment_intent);
}

it('an order that was paid twice is told until the second payment is paid back', async () => {
  const order = await desk.paidOrder();
  const payment_intent = await payPage(order, order.amount);
  expect(await desk.openAlerts()).toMatchObject([
    { kind: 'paid_again', orderId: order.id, data: { cents: order.amount } },
  ]);
  await desk.test.shop.stripe.refunds.create({ payment_intent });
  await desk.test.settle();
  expect(await desk.openAlerts()).toEqual([]);
  // The refund is none of the order's own payment.
  expect(await desk.test.orders()).toMatchObject([{ status: 'paid', refunded: 0 }]);
});

it('another amount than the order’s is told', async () => {
  await desk.test.open();
  const [order] = await desk.test.orders();
  if (!order) throw new Error('no order');
  await payPage(order, 500);
  expect(await desk.openAlerts()).toMatchObject([
    {
      kind: 'amount_mismatch',
      orderId: order.id,
      data: { expectedCents: order.amount, paidCents: 500 },
    },
  ]);
});
