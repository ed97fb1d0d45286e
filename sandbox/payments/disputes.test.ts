import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkout, control, type TestSandbox, testSandbox } from '#test/sandbox.ts';

let sandbox: TestSandbox;
let stripe: Stripe;

beforeEach(async () => {
  sandbox = await testSandbox();
  stripe = sandbox.stripe;
});
afterEach(() => sandbox.end());

/** A paid session's id and intent. */
async function paid(wish: object = {}): Promise<{ id: string; payment_intent: string }> {
  const { id } = await stripe.checkout.sessions.create(checkout());
  await control(sandbox, `/sessions/${id}/pay`, wish);
  const { payment_intent } = await stripe.checkout.sessions.retrieve(id);
  return { id, payment_intent: String(payment_intent) };
}

async function typesSince(count: number): Promise<string[]> {
  const { data } = await stripe.events.list({ limit: count });
  return data.map((event) => event.type).reverse();
}

describe('a dispute', () => {
  it('is opened by a test card and takes the money', async () => {
    const { payment_intent } = await paid({ card: '4000000000000259' });
    const { data } = await stripe.disputes.list({ payment_intent, expand: ['data.charge'] });
    expect(data).toMatchObject([
      {
        amount: 10_388,
        status: 'needs_response',
        reason: 'fraudulent',
        is_charge_refundable: false,
        charge: { disputed: true, refunded: false },
      },
    ]);
    expect(await typesSince(2)).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
    ]);
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: 'charge_disputed',
      message: expect.stringContaining('has been charged back; cannot issue a refund.'),
    });
  });

  it('that is won gives the money back, and the charge can be refunded', async () => {
    const { id, payment_intent } = await paid();
    const opened = await control(sandbox, `/sessions/${id}/dispute`, { reason: 'duplicate' });
    const move = (status: string) =>
      control(sandbox, `/disputes/${opened.body['id']}/status`, { status });
    await move('under_review');
    expect((await move('won')).body).toMatchObject({ status: 'won' });
    expect(await typesSince(3)).toEqual([
      'charge.dispute.updated',
      'charge.dispute.closed',
      'charge.dispute.funds_reinstated',
    ]);
    expect(await stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 10_388 });
  });

  it('lets a refund fail that still waits; an inquiry does not', async () => {
    await control(sandbox, '/faults', { target: 'refund', count: 9 });
    const { id, payment_intent } = await paid();
    const { id: refund } = await stripe.refunds.create({ payment_intent, amount: 100 });
    await control(sandbox, `/sessions/${id}/dispute`, { inquiry: true });
    const first = async () =>
      (await stripe.refunds.list({ payment_intent })).data.find((one) => one.id === refund);
    expect(await first()).toMatchObject({ status: 'pending' });
    expect(await stripe.refunds.create({ payment_intent, amount: 1 })).toBeTruthy();
    await control(sandbox, `/sessions/${id}/dispute`);
    expect(await first()).toMatchObject({
      status: 'failed',
      failure_reason: 'charge_for_pending_refund_disputed',
    });
    expect((await control(sandbox, '/sessions/cs_no/dispute')).status).toBe(404);
    expect((await control(sandbox, '/disputes/du_no/status', { status: 'won' })).status).toBe(404);
  });
});
