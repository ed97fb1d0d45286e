import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openRefundAdmin } from '#test/refunding-shop.ts';
import { NO_WEBHOOKS, retrySoon } from '#test/stripe-faults.ts';

const backOffice = await openRefundAdmin();
retrySoon(backOffice.test.shop);

const LOST = { target: 'api', effect: 'cut', when: 'after', count: 3, method: 'POST' };
const NEVER = { ...LOST, when: 'before' };

describe('a refund on its way', () => {
  it('is said, counts against what is left, and is mailed when it arrives', async () => {
    const order = await backOffice.paidOrder();
    await backOffice.pending();
    const first = await backOffice.refund(order.id, { cents: 10_000 });
    expect(first).toMatchObject({
      status: 200,
      order: { status: 'paid', refunded: 0, refunding: 10_000 },
      refunds: [{ cents: 10_000, state: 'pending' }],
    });
    await backOffice.test.settle();
    expect(await backOffice.mailsOf('order-refunded')).toEqual([]);
    // A second click, from a page that was opened before, from one that knows, and for more than is left.
    expect(await backOffice.refund(order.id, { cents: 10_000 })).toMatchObject({
      code: 'order_changed',
    });
    const more = { cents: order.amount - 10_000 + 1, refunded: 10_000 };
    expect(await backOffice.refund(order.id, more)).toMatchObject({ code: 'refund_too_large' });
    expect(await backOffice.refund(order.id, { cents: 1, refunded: 9_999 })).toMatchObject({
      code: 'order_changed',
    });
    expect(await backOffice.atStripe(order)).toBe(10_000);
    await backOffice.end(first.refunds?.[0]?.id, 'succeeded');
    await backOffice.test.settle();
    expect(await backOffice.detail(order.id)).toMatchObject({
      order: { status: 'partly_refunded', refunded: 10_000, refunding: 0 },
      refunds: [{ state: 'succeeded' }],
    });
    expect(await backOffice.mailsOf('order-refunded')).toMatchObject([
      { data: { refunded: 10_000, refundedTotal: 10_000, name: order.customerName } },
    ]);
    expect(await backOffice.openAlerts()).toEqual([]);
  });

  it('of everything keeps the parcel in the shop', async () => {
    const order = await backOffice.paidOrder();
    await backOffice.pending();
    await backOffice.refund(order.id, { cents: order.amount });
    expect(await backOffice.ship(order.id)).toMatchObject({ code: 'step_impossible' });
  });

  it('that fails is told to customer and owner, and can be made again', async () => {
    const order = await backOffice.paidOrder();
    await backOffice.pending();
    const key = randomUUID();
    const first = await backOffice.refund(order.id, { cents: 799, key });
    await backOffice.end(first.refunds?.[0]?.id, 'failed', 'insufficient_funds');
    await backOffice.test.settle();
    expect(await backOffice.detail(order.id)).toMatchObject({
      order: { status: 'paid', refunded: 0, refunding: 0 },
      refunds: [{ state: 'failed', failure_reason: 'insufficient_funds' }],
    });
    expect(await backOffice.mailsOf('order-refunded')).toEqual([]);
    expect(await backOffice.mailsOf('order-refund-failed')).toMatchObject([
      { data: { cents: 799 } },
    ]);
    expect(await backOffice.openAlerts()).toMatchObject([
      {
        kind: 'refund_failed',
        orderId: order.id,
        data: { cents: 799, reason: 'insufficient_funds' },
      },
    ]);
    // The same click, sent again by a network that stumbled, is not a new decision.
    expect(await backOffice.refund(order.id, { cents: 799, key })).toMatchObject({
      code: 'order_changed',
    });
    // A smaller one does not settle it.
    await backOffice.refund(order.id, { cents: 798 });
    await backOffice.test.settle();
    expect(await backOffice.openAlerts()).toHaveLength(1);
    expect(await backOffice.refund(order.id, { cents: 799, refunded: 798 })).toMatchObject({
      status: 200,
      order: { refunded: 1_597 },
    });
    await backOffice.test.settle();
    expect(await backOffice.mailsOf('order-refunded')).toHaveLength(2);
    expect(await backOffice.openAlerts()).toEqual([]);
  });

  it('that is refused at once or cancelled at Stripe leaves the sum as it was', async () => {
    const order = await backOffice.paidOrder();
    await backOffice.pending({ starts: 'failed', failure_reason: 'declined' });
    expect(await backOffice.refund(order.id, { cents: 500 })).toMatchObject({
      status: 422,
      code: 'refund_refused',
    });
    await backOffice.pending();
    const waiting = await backOffice.refund(order.id, { cents: 600 });
    await backOffice.end(waiting.refunds?.at(-1)?.id, 'canceled');
    await backOffice.test.settle();
    expect(await backOffice.detail(order.id)).toMatchObject({
      order: { status: 'paid', refunded: 0, refunding: 0 },
      refunds: [{ state: 'failed' }, { state: 'canceled' }],
    });
    expect(await backOffice.mailsOf('order-refund-failed')).toHaveLength(1);
    expect(await backOffice.test.history(order.id)).toContain('refund_canceled');
  });

  it('that arrived and is sent back by the bank is mailed both times', async () => {
    const order = await backOffice.paidOrder(undefined, { card: '4000000000005126' });
    await backOffice.refund(order.id, { cents: order.amount });
    await backOffice.test.settle();
    expect(await backOffice.test.orders()).toMatchObject([{ status: 'refunded' }]);
    await backOffice.test.pass(10);
    await backOffice.test.settle();
    expect(await backOffice.test.orders()).toMatchObject([{ status: 'paid', refunded: 0 }]);
    expect(await backOffice.mailsOf('order-refunded')).toHaveLength(1);
    expect(await backOffice.mailsOf('order-refund-failed')).toHaveLength(1);
    expect(await backOffice.openAlerts()).toMatchObject([
      { data: { reason: 'lost_or_stolen_card' } },
    ]);
  });

  it('is of its own order: another keeps its refunds, wishes and alerts', async () => {
    const other = await backOffice.paidOrder();
    const key = randomUUID();
    await backOffice.pending({ starts: 'failed', failure_reason: 'declined' });
    await backOffice.refund(other.id, { cents: 300, key });
    await backOffice.test.injectFaults({ ...NEVER, path: '/v1/refunds' });
    expect(await backOffice.refund(other.id, { cents: 900 })).toMatchObject({ status: 502 });
    const order = await backOffice.paidOrder();
    expect(await backOffice.refund(order.id, { cents: 700, key })).toMatchObject({
      status: 200,
      order: { refunded: 700, refunding: 0 },
      refunds: [{ cents: 700 }],
    });
    await backOffice.test.settle();
    expect(await backOffice.openAlerts()).toMatchObject([
      { kind: 'refund_failed', orderId: other.id },
    ]);
    expect(await backOffice.detail(other.id)).toMatchObject({
      order: { status: 'paid', refunded: 0, refunding: 0 },
      refunds: [{ cents: 300, state: 'failed' }],
    });
    expect(await backOffice.atStripe(other)).toBe(0);
  });

  it.each(['duplicate', 'shuffle', 'drop'])(
    'is counted once when its events %s',
    async (effect) => {
      const order = await backOffice.paidOrder();
      await backOffice.pending();
      await backOffice.test.injectFaults({
        target: 'webhook',
        effect,
        count: 50,
        delayMs: 40,
        copies: 2,
      });
      const first = await backOffice.refund(order.id, { cents: 700 });
      await backOffice.end(first.refunds?.[0]?.id, 'succeeded');
      await backOffice.test.settle();
      // Lost events are read from Stripe's list.
      await backOffice.test.shop.jobs.add('reconcile', {});
      await backOffice.test.settle();
      expect(await backOffice.test.orders()).toMatchObject([
        { status: 'partly_refunded', refunded: 700 },
      ]);
      expect(await backOffice.mailsOf('order-refunded')).toHaveLength(1);
      expect(
        (await backOffice.test.history(order.id)).filter((kind) => kind === 'refunded'),
      ).toHaveLength(1);
    },
  );

  it('made at Stripe itself is shown, counted and told', async () => {
    const order = await backOffice.paidOrder();
    await backOffice.pending();
    const payment_intent = order.paymentIntentId ?? '';
    const made = await backOffice.test.shop.stripe.refunds.create({ payment_intent, amount: 300 });
    await backOffice.test.settle();
    expect(await backOffice.detail(order.id)).toMatchObject({
      order: { refunded: 0, refunding: 300 },
      refunds: [{ id: made.id, state: 'pending', items: [] }],
    });
    expect(await backOffice.test.history(order.id)).toContain('refund_pending');
    await backOffice.end(made.id, 'succeeded');
    await backOffice.test.settle();
    expect(await backOffice.test.orders()).toMatchObject([{ refunded: 300 }]);
    expect(await backOffice.mailsOf('order-refunded')).toHaveLength(1);
  });

  it('is found among more than Stripe lists with the payment', async () => {
    const order = await backOffice.paidOrder();
    await backOffice.test.injectFaults(NO_WEBHOOKS);
    const payment_intent = order.paymentIntentId ?? '';
    for (let n = 0; n < 12; n++) {
      await backOffice.test.shop.stripe.refunds.create({ payment_intent, amount: 10 });
    }
    expect(await backOffice.refund(order.id, { cents: 1 })).toMatchObject({
      code: 'order_changed',
    });
    expect(await backOffice.test.orders()).toMatchObject([{ refunded: 120 }]);
  });
});

describe('a refund whose answer is lost', () => {
  const path = '/v1/refunds';

  it('and was made is found at once', async () => {
    const order = await backOffice.paidOrder();
    await backOffice.test.injectFaults({ ...LOST, path });
    expect(await backOffice.refund(order.id, { cents: 900 })).toMatchObject({ status: 200 });
    expect(await backOffice.atStripe(order)).toBe(900);
  });

  it('is taken up by the same wish, also of another page, and another wish waits', async () => {
    const order = await backOffice.paidOrder();
    await backOffice.test.injectFaults({ ...NEVER, path });
    const first = await backOffice.refund(order.id, { cents: 900 });
    expect(first).toMatchObject({ status: 502, code: 'payment_unavailable' });
    expect(await backOffice.refund(order.id, { cents: 500 })).toMatchObject({
      status: 409,
      code: 'refund_unclear',
    });
    expect(await backOffice.refund(order.id, { cents: 900 })).toMatchObject({ status: 200 });
    await backOffice.test.settle();
    expect(await backOffice.atStripe(order)).toBe(900);
    const asked = (await backOffice.test.history(order.id)).filter(
      (kind) => kind === 'refund_requested',
    );
    expect(asked).toHaveLength(1);
  });

  it('and was not made keeps nobody waiting for ever', async () => {
    const order = await backOffice.paidOrder();
    await backOffice.test.injectFaults({ ...NEVER, path });
    await backOffice.refund(order.id, { cents: 900 });
    await backOffice.test.pass(301);
    expect(await backOffice.refund(order.id, { cents: 500 })).toMatchObject({ status: 200 });
    expect(await backOffice.atStripe(order)).toBe(500);
  });
});

const { test, cookie, paidOrder, refund } = backOffice;

const refundMails = async () =>
  (await test.inbox()).filter(({ subject }) => subject.startsWith('Erstattung')).length;

describe('a refund', () => {
  it('of a part and then the rest is paid back, recorded with its admin, and mailed', async () => {
    const { id, amount } = await paidOrder();
    expect(await refund(id, { cents: 799, item_id: 'pouch-duo' })).toMatchObject({
      status: 200,
      order: { status: 'partly_refunded', refunded: 799 },
    });
    expect(await refund(id, { cents: amount - 799, refunded: 799 })).toMatchObject({
      status: 200,
      order: { status: 'refunded', refunded: amount },
    });
    await test.settle();
    expect(await refundMails()).toBe(2);
    const response = await test.request(`/api/admin/orders/${id}`, { headers: { cookie } });
    const { events } = await response.json();
    const asked = events.filter(({ kind }: { kind: string }) => kind === 'refund_requested');
    expect(asked).toMatchObject([
      { by: 'admin@elvare.example', data: { cents: 799, item_id: 'pouch-duo' } },
      { by: 'admin@elvare.example', data: { cents: amount - 799 } },
    ]);
    expect((await test.history(id)).filter((kind) => kind === 'refunded')).toHaveLength(2);
  });

  it.each([
    ['double click', true],
    ['two desks', false],
  ])('by a %s is made once', async (_name, sameKey) => {
    const { id } = await paidOrder();
    const key = randomUUID();
    const wishes = [1, 2, 3].map(() => ({ cents: 1_000, key: sameKey ? key : randomUUID() }));
    const replies = await Promise.all(wishes.map((wish) => refund(id, wish)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await test.settle();
    expect(await test.orders()).toMatchObject([{ refunded: 1_000 }]);
    expect(await refundMails()).toBe(1);
  });

  it('that failed at the payment provider is made by the next click, once', async () => {
    const { id } = await paidOrder();
    const wish = { cents: 799, key: randomUUID() };
    const path = '/v1/refunds';
    await test.injectFaults({ target: 'api', effect: 'status', status: 500, method: 'POST', path });
    expect(await refund(id, wish)).toMatchObject({ status: 502, code: 'payment_unavailable' });
    expect(await refund(id, wish)).toMatchObject({ status: 200 });
    expect(await refund(id, wish)).toMatchObject({ status: 409, code: 'order_changed' });
    await test.settle();
    expect(await test.orders()).toMatchObject([{ refunded: 799 }]);
    expect(await refundMails()).toBe(1);
    expect(await test.history(id)).toContain('refund_failed');
  });

  it('of an unpaid order is impossible, bad input is refused', async () => {
    await test.open();
    const [order] = await test.orders();
    const id = order?.id ?? '';
    expect(await refund(id, { cents: 1 })).toMatchObject({ status: 409, code: 'step_impossible' });
    for (const bad of [{ cents: 0 }, { cents: 1.5 }, { cents: 1, key: 'x' }]) {
      expect((await refund(id, bad)).status).toBe(400);
    }
  });
});
