import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openRefundAdmin } from '#test/refunding-shop.ts';
import { NO_WEBHOOKS, retrySoon } from '#test/stripe-faults.ts';

const { test, cookie, detail, end, paidOrder, pending, refund, ...more } = await openRefundAdmin();
const { atStripe, mailsOf, openAlerts, ship } = more;
retrySoon(test.shop);

const LOST = { target: 'api', effect: 'cut', when: 'after', count: 3, method: 'POST' };
const NEVER = { ...LOST, when: 'before' };

describe('a refund on its way', () => {
  it('is said, counts against what is left, and is mailed when it arrives', async () => {
    const order = await paidOrder();
    await pending();
    const first = await refund(order.id, { cents: 10_000 });
    expect(first).toMatchObject({
      status: 200,
      order: { status: 'paid', refunded: 0, refunding: 10_000 },
      refunds: [{ cents: 10_000, state: 'pending' }],
    });
    await test.settle();
    expect(await mailsOf('order-refunded')).toEqual([]);
    // A second click, from a page that was opened before, from one that knows, and for more than is left.
    expect(await refund(order.id, { cents: 10_000 })).toMatchObject({ code: 'order_changed' });
    const more = { cents: order.amount - 10_000 + 1, refunded: 10_000 };
    expect(await refund(order.id, more)).toMatchObject({ code: 'refund_too_large' });
    expect(await refund(order.id, { cents: 1, refunded: 9_999 })).toMatchObject({
      code: 'order_changed',
    });
    expect(await atStripe(order)).toBe(10_000);
    await end(first.refunds?.[0]?.id, 'succeeded');
    await test.settle();
    expect(await detail(order.id)).toMatchObject({
      order: { status: 'partly_refunded', refunded: 10_000, refunding: 0 },
      refunds: [{ state: 'succeeded' }],
    });
    expect(await mailsOf('order-refunded')).toMatchObject([
      { data: { refunded: 10_000, refundedTotal: 10_000, name: order.customerName } },
    ]);
    expect(await openAlerts()).toEqual([]);
  });

  it('of everything keeps the parcel in the shop', async () => {
    const order = await paidOrder();
    await pending();
    await refund(order.id, { cents: order.amount });
    expect(await ship(order.id)).toMatchObject({ code: 'step_impossible' });
  });

  it('that fails is told to customer and owner, and can be made again', async () => {
    const order = await paidOrder();
    await pending();
    const key = randomUUID();
    const first = await refund(order.id, { cents: 799, key });
    await end(first.refunds?.[0]?.id, 'failed', 'insufficient_funds');
    await test.settle();
    expect(await detail(order.id)).toMatchObject({
      order: { status: 'paid', refunded: 0, refunding: 0 },
      refunds: [{ state: 'failed', failure_reason: 'insufficient_funds' }],
    });
    expect(await mailsOf('order-refunded')).toEqual([]);
    expect(await mailsOf('order-refund-failed')).toMatchObject([{ data: { cents: 799 } }]);
    expect(await openAlerts()).toMatchObject([
      {
        kind: 'refund_failed',
        orderId: order.id,
        data: { cents: 799, reason: 'insufficient_funds' },
      },
    ]);
    // The same click, sent again by a network that stumbled, is not a new decision.
    expect(await refund(order.id, { cents: 799, key })).toMatchObject({
      code: 'order_changed',
    });
    // A smaller one does not settle it.
    await refund(order.id, { cents: 798 });
    await test.settle();
    expect(await openAlerts()).toHaveLength(1);
    expect(await refund(order.id, { cents: 799, refunded: 798 })).toMatchObject({
      status: 200,
      order: { refunded: 1_597 },
    });
    await test.settle();
    expect(await mailsOf('order-refunded')).toHaveLength(2);
    expect(await openAlerts()).toEqual([]);
  });

  it('that is refused at once or cancelled at Stripe leaves the sum as it was', async () => {
    const order = await paidOrder();
    await pending({ starts: 'failed', failure_reason: 'declined' });
    expect(await refund(order.id, { cents: 500 })).toMatchObject({
      status: 422,
      code: 'refund_refused',
    });
    await pending();
    const waiting = await refund(order.id, { cents: 600 });
    await end(waiting.refunds?.at(-1)?.id, 'canceled');
    await test.settle();
    expect(await detail(order.id)).toMatchObject({
      order: { status: 'paid', refunded: 0, refunding: 0 },
      refunds: [{ state: 'failed' }, { state: 'canceled' }],
    });
    expect(await mailsOf('order-refund-failed')).toHaveLength(1);
    expect(await test.history(order.id)).toContain('refund_canceled');
  });

  it('that arrived and is sent back by the bank is mailed both times', async () => {
    const order = await paidOrder(undefined, { card: '4000000000005126' });
    await refund(order.id, { cents: order.amount });
    await test.settle();
    expect(await test.orders()).toMatchObject([{ status: 'refunded' }]);
    await test.pass(10);
    await test.settle();
    expect(await test.orders()).toMatchObject([{ status: 'paid', refunded: 0 }]);
    expect(await mailsOf('order-refunded')).toHaveLength(1);
    expect(await mailsOf('order-refund-failed')).toHaveLength(1);
    expect(await openAlerts()).toMatchObject([{ data: { reason: 'lost_or_stolen_card' } }]);
  });

  it('is of its own order: another keeps its refunds, wishes and alerts', async () => {
    const other = await paidOrder();
    const key = randomUUID();
    await pending({ starts: 'failed', failure_reason: 'declined' });
    await refund(other.id, { cents: 300, key });
    await test.injectFaults({ ...NEVER, path: '/v1/refunds' });
    expect(await refund(other.id, { cents: 900 })).toMatchObject({ status: 502 });
    const order = await paidOrder();
    expect(await refund(order.id, { cents: 700, key })).toMatchObject({
      status: 200,
      order: { refunded: 700, refunding: 0 },
      refunds: [{ cents: 700 }],
    });
    await test.settle();
    expect(await openAlerts()).toMatchObject([{ kind: 'refund_failed', orderId: other.id }]);
    expect(await detail(other.id)).toMatchObject({
      order: { status: 'paid', refunded: 0, refunding: 0 },
      refunds: [{ cents: 300, state: 'failed' }],
    });
    expect(await atStripe(other)).toBe(0);
  });

  it.each(['duplicate', 'shuffle', 'drop'])(
    'is counted once when its events %s',
    async (effect) => {
      const order = await paidOrder();
      await pending();
      await test.injectFaults({
        target: 'webhook',
        effect,
        count: 50,
        delayMs: 40,
        copies: 2,
      });
      const first = await refund(order.id, { cents: 700 });
      await end(first.refunds?.[0]?.id, 'succeeded');
      await test.settle();
      // Lost events are read from Stripe's list.
      await test.shop.jobs.add('reconcile', {});
      await test.settle();
      expect(await test.orders()).toMatchObject([{ status: 'partly_refunded', refunded: 700 }]);
      expect(await mailsOf('order-refunded')).toHaveLength(1);
      expect((await test.history(order.id)).filter((kind) => kind === 'refunded')).toHaveLength(1);
    },
  );

  it('made at Stripe itself is shown, counted and told', async () => {
    const order = await paidOrder();
    await pending();
    const payment_intent = order.paymentIntentId ?? '';
    const made = await test.shop.stripe.refunds.create({ payment_intent, amount: 300 });
    await test.settle();
    expect(await detail(order.id)).toMatchObject({
      order: { refunded: 0, refunding: 300 },
      refunds: [{ id: made.id, state: 'pending', items: [] }],
    });
    expect(await test.history(order.id)).toContain('refund_pending');
    await end(made.id, 'succeeded');
    await test.settle();
    expect(await test.orders()).toMatchObject([{ refunded: 300 }]);
    expect(await mailsOf('order-refunded')).toHaveLength(1);
  });

  it('is found among more than Stripe lists with the payment', async () => {
    const order = await paidOrder();
    await test.injectFaults(NO_WEBHOOKS);
    const payment_intent = order.paymentIntentId ?? '';
    for (let n = 0; n < 12; n++) {
      await test.shop.stripe.refunds.create({ payment_intent, amount: 10 });
    }
    expect(await refund(order.id, { cents: 1 })).toMatchObject({ code: 'order_changed' });
    expect(await test.orders()).toMatchObject([{ refunded: 120 }]);
  });
});

describe('a refund whose answer is lost', () => {
  const path = '/v1/refunds';

  it('and was made is found at once', async () => {
    const order = await paidOrder();
    await test.injectFaults({ ...LOST, path });
    expect(await refund(order.id, { cents: 900 })).toMatchObject({ status: 200 });
    expect(await atStripe(order)).toBe(900);
  });

  it('is taken up by the same wish, also of another page, and another wish waits', async () => {
    const order = await paidOrder();
    await test.injectFaults({ ...NEVER, path });
    const first = await refund(order.id, { cents: 900 });
    expect(first).toMatchObject({ status: 502, code: 'payment_unavailable' });
    expect(await refund(order.id, { cents: 500 })).toMatchObject({
      status: 409,
      code: 'refund_unclear',
    });
    expect(await refund(order.id, { cents: 900 })).toMatchObject({ status: 200 });
    await test.settle();
    expect(await atStripe(order)).toBe(900);
    const asked = (await test.history(order.id)).filter((kind) => kind === 'refund_requested');
    expect(asked).toHaveLength(1);
  });

  it('and was not made keeps nobody waiting for ever', async () => {
    const order = await paidOrder();
    await test.injectFaults({ ...NEVER, path });
    await refund(order.id, { cents: 900 });
    await test.pass(301);
    expect(await refund(order.id, { cents: 500 })).toMatchObject({ status: 200 });
    expect(await atStripe(order)).toBe(500);
  });
});

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
    ['two windows', false],
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
