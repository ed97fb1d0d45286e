import { describe, expect, it } from 'vitest';
import type { AdminOrdersReply } from '#contract/admin-orders.ts';
import { RICH, storeRichOrder } from '#test/paid-order.ts';
import { openRefundAdmin, RICH_CART } from '#test/refunding-shop.ts';
import { NO_WEBHOOKS } from '#test/stripe-faults.ts';
import { alerts } from '../alerts/schema.ts';
import { mails } from '../mail-queue/schema.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import { reconcile } from './reconcile.ts';

const backOffice = await openRefundAdmin();

const dispute = async ({ checkoutSessionId }: OrderRow, wish: object = {}) =>
  (await backOffice.test.control(`/sessions/${checkoutSessionId}/dispute`, wish)) as { id: string };
const move = (id: string, status: string) =>
  backOffice.test.control(`/disputes/${id}/status`, { status });
const refundOne = (id: string) => backOffice.refund(id, { cents: 100 });
const revenueToday = async () => {
  const snapshot = await backOffice.test.request('/api/admin/dashboard/snapshot', {
    headers: { cookie: backOffice.cookie },
  });
  return (await snapshot.json()).revenue_today;
};
const listed = async (choice: object): Promise<AdminOrdersReply['orders']> => {
  const { cookie } = backOffice;
  const reply = await backOffice.test.send('POST', '/api/admin/orders', choice, { cookie });
  return (await reply.json()).orders;
};
const toBePacked = async () => (await listed({ view: 'to-pack' })).map(({ id }) => id);
const DISPUTED = { status: 409, code: 'order_disputed' };

describe('a dispute', () => {
  it('is told to the owner, shown on the order, and stops shipping and refunds', async () => {
    const order = await backOffice.paidOrder();
    const { id } = await dispute(order, { reason: 'product_not_received', amount: 5_000 });
    await backOffice.test.settle();
    const shown = await backOffice.detail(order.id);
    expect(shown.disputes).toMatchObject([
      {
        id,
        cents: 5_000,
        reason: 'product_not_received',
        state: 'needs_response',
        closed_at: null,
      },
    ]);
    expect(Date.parse(shown.disputes[0]?.due_by ?? '')).toBeGreaterThan(backOffice.test.clock.now);
    expect(await backOffice.openAlerts()).toMatchObject([
      {
        kind: 'dispute_opened',
        orderId: order.id,
        data: { cents: 5_000, reason: 'product_not_received', dueAt: expect.any(Number) },
      },
    ]);
    // Amount and deadline may change while it is open.
    await backOffice.test.shop.db
      .update(alerts)
      .set({ data: { cents: 4_000, reason: 'x', dueAt: null } });
    await move(id, 'under_review');
    await backOffice.test.settle();
    expect(await backOffice.openAlerts()).toMatchObject([
      { data: { cents: 5_000, dueAt: expect.any(Number) } },
    ]);
    expect(await toBePacked()).toEqual([]);
    expect(await listed({ view: 'disputed' })).toMatchObject([{ id: order.id, disputed: true }]);
    expect(await backOffice.ship(order.id)).toMatchObject(DISPUTED);
    expect(await refundOne(order.id)).toMatchObject(DISPUTED);
    const told = (await backOffice.test.shop.db.select().from(mails)).map(({ kind }) => kind);
    expect(told.toSorted()).toEqual(['order-confirmation', 'owner-alert']);
  });

  it('that is won gives the order free again', async () => {
    const order = await backOffice.paidOrder();
    const { id } = await dispute(order);
    await move(id, 'under_review');
    await backOffice.test.settle();
    expect(await backOffice.ship(order.id)).toMatchObject(DISPUTED);
    await move(id, 'won');
    await backOffice.test.settle();
    expect((await backOffice.detail(order.id)).disputes).toMatchObject([
      { state: 'won', closed_at: expect.any(String) },
    ]);
    expect(await backOffice.openAlerts()).toEqual([]);
    expect(await toBePacked()).toEqual([order.id]);
    expect(await backOffice.ship(order.id)).toMatchObject({ status: 200 });
    expect(await refundOne(order.id)).toMatchObject({ status: 200 });
    expect(await backOffice.test.history(order.id)).toEqual(
      expect.arrayContaining(['dispute_opened', 'dispute_closed']),
    );
  });

  it('that is lost takes its money out of the revenue and leaves the rest to ship and refund', async () => {
    await storeRichOrder(backOffice.test);
    const order = await backOffice.paidOrder();
    expect(await backOffice.refund(order.id, { cents: 703 })).toMatchObject({ status: 200 });
    const lose = async (amount: number) => {
      const { id } = await dispute(order, { amount });
      await backOffice.test.settle();
      expect(await backOffice.ship(order.id)).toMatchObject(DISPUTED);
      await move(id, 'lost');
      await backOffice.test.settle();
    };
    await lose(5_001);
    const left = order.amount - 703 - 5_001;
    expect(await backOffice.detail(order.id)).toMatchObject({
      order: { status: 'partly_refunded', refunded: 703, charged_back: 5_001 },
      disputes: [{ state: 'lost' }],
    });
    expect(await revenueToday()).toBe(RICH.revenue + left);
    expect(await toBePacked()).toContain(order.id);
    const more = { cents: left + 1, refunded: 703 };
    expect(await backOffice.refund(order.id, more)).toMatchObject({ code: 'refund_too_large' });
    await lose(left);
    expect(await revenueToday()).toBe(RICH.revenue);
    expect(await toBePacked()).not.toContain(order.id);
    expect(await backOffice.ship(order.id)).toMatchObject({ code: 'step_impossible' });
    expect(await backOffice.openAlerts()).toEqual([]);
  });

  it('after shipping is shown and lets the parcel arrive', async () => {
    const order = await backOffice.paidOrder();
    expect(await backOffice.ship(order.id)).toMatchObject({ status: 200 });
    await dispute(order);
    await backOffice.test.settle();
    expect(await backOffice.act(order.id, 'parcel', { to: 'delivered' })).toMatchObject({
      status: 200,
    });
    expect(await refundOne(order.id)).toMatchObject(DISPUTED);
  });

  it('of which no event arrived yet stops a refund all the same', async () => {
    const order = await backOffice.paidOrder();
    await backOffice.test.injectFaults(NO_WEBHOOKS);
    await dispute(order, { inquiry: true });
    expect(await refundOne(order.id)).toMatchObject(DISPUTED);
    expect(await backOffice.openAlerts()).toHaveLength(1);
  });

  it.each(['duplicate', 'shuffle', 'drop'])('is told once when its events %s', async (effect) => {
    const order = await backOffice.paidOrder();
    await backOffice.test.injectFaults({
      target: 'webhook',
      effect,
      count: 50,
      delayMs: 40,
      copies: 2,
    });
    const { id } = await dispute(order);
    await backOffice.test.settle();
    await reconcile(backOffice.test.shop);
    expect(await backOffice.openAlerts()).toMatchObject([{ times: 1 }]);
    await move(id, 'lost');
    await backOffice.test.settle();
    await reconcile(backOffice.test.shop);
    expect(await backOffice.openAlerts()).toEqual([]);
    const kinds = await backOffice.test.history(order.id);
    expect(kinds.filter((kind) => kind.startsWith('dispute'))).toEqual([
      'dispute_opened',
      'dispute_closed',
    ]);
    expect(await backOffice.test.orders()).toMatchObject([{ chargedBack: order.amount }]);
  });

  it('fails a refund on its way, of which only the owner hears', async () => {
    const order = await backOffice.paidOrder();
    await backOffice.test.injectFaults({ target: 'refund' });
    expect(await refundOne(order.id)).toMatchObject({ status: 200 });
    await dispute(order);
    await backOffice.test.settle();
    expect((await backOffice.openAlerts()).map(({ kind }) => kind).toSorted()).toEqual([
      'dispute_opened',
      'refund_failed',
    ]);
    const told = (await backOffice.test.shop.db.select().from(mails)).map(({ kind }) => kind);
    expect(told).not.toContain('order-refund-failed');
  });

  it('of a payment whose order is gone belongs to the order that is rebuilt', async () => {
    const order = await backOffice.paidOrder();
    await backOffice.test.reset();
    await dispute(order);
    await backOffice.test.settle();
    expect((await backOffice.openAlerts()).map(({ kind, orderId }) => [kind, orderId])).toEqual([
      ['order_rebuilt', order.id],
      ['dispute_opened', order.id],
    ]);
  });
});

/** Another payment page for the order, of this amount, paid. Returns it with its payment intent. */
async function payPage({ id, attempt }: OrderRow, cents: number) {
  const { sessions } = backOffice.test.shop.stripe.checkout;
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
  await backOffice.test.pay(session.id);
  await backOffice.test.settle();
  const paid = await sessions.retrieve(session.id);
  return { checkoutSessionId: paid.id, payment_intent: String(paid.payment_intent) };
}

it('an order that was paid twice is told until the second payment is paid back', async () => {
  const order = await backOffice.paidOrder();
  const { payment_intent } = await payPage(order, order.amount);
  const told = (cents: number) => [
    { kind: 'paid_again', orderId: order.id, data: { cents }, times: 1 },
  ];
  expect(await backOffice.openAlerts()).toMatchObject(told(order.amount));
  await backOffice.test.shop.stripe.refunds.create({ payment_intent, amount: 700 });
  await backOffice.test.settle();
  expect(await backOffice.openAlerts()).toMatchObject(told(order.amount - 700));
  await backOffice.test.shop.stripe.refunds.create({ payment_intent });
  await backOffice.test.settle();
  expect(await backOffice.openAlerts()).toEqual([]);
  // The refunds are none of the order's own payment.
  expect(await backOffice.test.orders()).toMatchObject([{ status: 'paid', refunded: 0 }]);
});

it('a lost dispute of the second payment takes nothing from the first', async () => {
  const order = await backOffice.paidOrder();
  const { id } = await dispute({ ...order, ...(await payPage(order, order.amount)) });
  await move(id, 'lost');
  await backOffice.test.settle();
  expect((await backOffice.detail(order.id)).disputes).toMatchObject([{ state: 'lost' }]);
  expect(await backOffice.test.orders()).toMatchObject([{ chargedBack: 0 }]);
});

it.each([-1, 1])('an amount that differs from the order’s by %i cent is told', async (cents) => {
  await backOffice.test.open(RICH_CART);
  const [order] = await backOffice.test.orders();
  if (!order) throw new Error('no order');
  const paidCents = order.amount + cents;
  await payPage(order, paidCents);
  expect(await backOffice.openAlerts()).toMatchObject([
    {
      kind: 'amount_mismatch',
      orderId: order.id,
      data: { expectedCents: order.amount, paidCents },
    },
  ]);
});
