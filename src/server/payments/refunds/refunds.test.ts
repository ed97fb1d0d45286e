import { describe, expect, it } from 'vitest';
import { orderEvents, orders } from '#server/orders/schema.ts';
import { openPaymentShop } from '#test/payments.ts';
import { NO_WEBHOOKS } from '#test/stripe-faults.ts';
import { recordPayment, rowVersion } from '../payment.ts';
import { reconcile } from '../reconcile.ts';
import { readSession, settleCheckout } from '../settle.ts';

const test = await openPaymentShop();

describe('refunds', () => {
  async function paidIntent(): Promise<string> {
    await test.pay(await test.open());
    await test.settle();
    return (await test.orders())[0]?.paymentIntentId ?? '';
  }
  const refund = (payment_intent: string, amount: number) =>
    test.shop.stripe.refunds.create({ payment_intent, amount });

  it('are found without webhooks, also together with the payment', async () => {
    await test.injectFaults(NO_WEBHOOKS);
    const id = await test.open();
    await test.pay(id);
    const session = await test.shop.stripe.checkout.sessions.retrieve(id);
    await refund(String(session.payment_intent), 10_799);
    await reconcile(test.shop);
    const [order] = await test.orders();
    expect(order).toMatchObject({ status: 'refunded', refunded: 10_799, number: 1001 });
    expect(await test.history(order?.id ?? '')).toEqual(['created', 'paid', 'refunded']);
  });

  it('count once they arrive, and note when nobody can be told', async () => {
    const intent = await paidIntent();
    await test.injectFaults({ target: 'refund', starts: 'failed', failure_reason: 'declined' });
    await refund(intent, 400);
    await test.settle();
    await test.shop.db.update(orders).set({ customerEmail: null });
    await test.injectFaults({ target: 'refund' });
    await refund(intent, 300);
    await test.settle();
    await refund(intent, 200);
    await test.settle();
    const events = await test.shop.db.select().from(orderEvents).orderBy(orderEvents.id);
    expect(
      events.flatMap(({ kind, data }) => (/^refund|imp/.test(kind) ? [[kind, data['total']]] : [])),
    ).toEqual([
      ['refund_failed', 0],
      ['refund_pending', 0],
      ['refunded', 200],
      ['mail_impossible', undefined],
    ]);
  });

  it('a slow reader with old news does not undo what was recorded meanwhile', async () => {
    const intent = await paidIntent();
    const [order] = await test.orders();
    const session = order?.checkoutSessionId ?? '';
    const before = await readSession(test.shop, session);
    const [row] = await test.shop.db.select({ version: rowVersion }).from(orders);
    await refund(intent, 799);
    await settleCheckout(test.shop, session, 'webhook');
    if (!before.ok) throw new Error('the session could not be read');
    const old = { ...before.value, orderId: order?.id ?? '' };
    const recording = await recordPayment(test.shop, old, 'webhook', row?.version ?? '');
    expect(recording).toEqual({ ok: false, reason: 'stale' });
    expect(await test.orders()).toMatchObject([{ status: 'partly_refunded', refunded: 799 }]);
  });

  it('made while everybody looks end in one sum', async () => {
    const intent = await paidIntent();
    const id = (await test.orders())[0]?.checkoutSessionId ?? '';
    await Promise.all(
      Array.from({ length: 12 }, async (_, n) => {
        await refund(intent, 100 + n);
        await Promise.all([settleCheckout(test.shop, id, 'webhook'), reconcile(test.shop)]);
      }),
    );
    await test.settle();
    const total = Array.from({ length: 12 }, (_, n) => 100 + n).reduce((a, b) => a + b);
    const [order] = await test.orders();
    expect(order).toMatchObject({ status: 'partly_refunded', refunded: total });
    // Nobody who had read an older sum took the order back to it.
    expect(await test.history(order?.id ?? '')).not.toContain('refund_returned');
  });
});
