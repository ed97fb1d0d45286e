import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { checkout, control, sandboxOfFile } from '#test/sandbox.ts';

const sandbox = await sandboxOfFile();
const { stripe } = sandbox;

async function paid(how: object = {}): Promise<Stripe.Checkout.Session> {
  const { id } = await stripe.checkout.sessions.create(checkout());
  await control(sandbox, `/sessions/${id}/pay`, how);
  return stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
}

function intentOf(session: Stripe.Checkout.Session): Stripe.PaymentIntent {
  if (!session.payment_intent || typeof session.payment_intent === 'string') {
    throw new Error('The intent was not expanded');
  }
  return session.payment_intent;
}

/** Types of a session's events, oldest first. */
async function eventsOf(session: Stripe.Checkout.Session): Promise<string[]> {
  const intent = session.payment_intent ? intentOf(session).id : '';
  const types: string[] = [];
  for await (const event of stripe.events.list({ limit: 100 })) {
    const object = event.data.object as { id?: string; payment_intent?: string };
    if (object.id === session.id || object.id === intent || object.payment_intent === intent) {
      types.unshift(event.type);
    }
  }
  return types;
}

describe('a payment', () => {
  it('by card leaves session, intent and charge in agreement', async () => {
    const session = await paid({ name: 'Anna Muster', email: 'anna@example.de' });
    const intent = intentOf(session);
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      customer_details: { email: 'anna@example.de', name: 'Anna Muster' },
      collected_information: {
        shipping_details: { name: 'Anna Muster', address: { city: 'Berlin', country: 'DE' } },
      },
    });
    expect(intent).toMatchObject({
      status: 'succeeded',
      amount: 10_388,
      amount_received: 10_388,
      metadata: { order_id: 'order-1' },
      latest_charge: {
        paid: true,
        amount_captured: 10_388,
        payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
      },
    });
    expect(await eventsOf(session)).toEqual(['checkout.session.completed']);
  });

  it('that is declined leaves the session open for another try', async () => {
    const { id } = await stripe.checkout.sessions.create(checkout());
    const declined = await control(sandbox, `/sessions/${id}/pay`, { outcome: 'decline' });
    expect(declined.body).toMatchObject({ result: 'declined', status: 'open' });
    const failed = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(intentOf(failed)).toMatchObject({
      status: 'requires_payment_method',
      latest_charge: null,
    });
    await control(sandbox, `/sessions/${id}/pay`);
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(session.payment_status).toBe('paid');
    expect(intentOf(session).id).toBe(intentOf(failed).id);
  });

  it('happens once however often it is tried', async () => {
    const { id } = await stripe.checkout.sessions.create(checkout());
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => control(sandbox, `/sessions/${id}/pay`)),
    );
    expect(tries.filter(({ body }) => body['result'] === 'complete')).toHaveLength(1);
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    const types = await eventsOf(session);
    expect(types.filter((type) => type === 'checkout.session.completed')).toHaveLength(1);
  });

  it('is too late when the time is up, and expiry is told', async () => {
    const { id } = await stripe.checkout.sessions.create(checkout());
    await control(sandbox, `/sessions/${id}/pay`, { outcome: 'decline' });
    await control(sandbox, '/clock', { seconds: 24 * 3600 + 1 });
    const late = await control(sandbox, `/sessions/${id}/pay`);
    expect(late.body).toMatchObject({ result: 'closed', status: 'expired' });
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(intentOf(session)).toMatchObject({ status: 'canceled', cancellation_reason: 'expired' });
    expect(await eventsOf(session)).toEqual(['checkout.session.expired']);
  });
});

describe('a refund', () => {
  it('gives back in parts, never more than was paid', async () => {
    const session = await paid();
    const payment_intent = intentOf(session).id;
    const first = await stripe.refunds.create({
      payment_intent,
      amount: 388,
      reason: 'requested_by_customer',
      metadata: { line: '1' },
    });
    expect(first).toMatchObject({ amount: 388, status: 'succeeded', metadata: { line: '1' } });
    await expect(stripe.refunds.create({ payment_intent, amount: 10_001 })).rejects.toMatchObject({
      param: 'amount',
      message: expect.stringContaining('(€100.01) is greater than unrefunded amount'),
    });
    const rest = await stripe.refunds.create({ payment_intent, expand: ['charge'] });
    expect(rest).toMatchObject({
      amount: 10_000,
      charge: { refunded: true, amount_refunded: 10_388 },
    });
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    const listed = await stripe.refunds.list({ payment_intent });
    expect(listed.data.map((refund) => refund.id)).toEqual([rest.id, first.id]);
    const types = await eventsOf(session);
    expect(types.filter((type) => type === 'charge.refunded')).toHaveLength(2);
    expect(types.filter((type) => type === 'refund.created')).toHaveLength(2);
  });

  it('needs a payment that succeeded', async () => {
    const { id } = await stripe.checkout.sessions.create(checkout());
    await control(sandbox, `/sessions/${id}/pay`, { outcome: 'decline' });
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    const intent = intentOf(session);
    await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toThrow(
      'does not have a successful charge',
    );
    await expect(stripe.refunds.create({})).rejects.toMatchObject({ code: 'parameter_missing' });
  });

  it('starts and ends as a rule says, for any method', async () => {
    const session = await paid({ method: 'paypal' });
    const other = await paid();
    const rule = { target: 'refund', starts: 'pending', ends: 'canceled', session: session.id };
    const waits = { target: 'refund', session: session.id };
    const refused = { ...waits, starts: 'failed', failure_reason: 'insufficient_funds' };
    await control(sandbox, '/faults', [rule, waits, refused]);
    const refund = (of: Stripe.Checkout.Session, amount: number) =>
      stripe.refunds.create({ payment_intent: intentOf(of).id, amount });
    expect(await refund(other, 1)).toMatchObject({ status: 'succeeded' });
    const canceled = await refund(session, 100);
    const waiting = await refund(session, 200);
    expect(await refund(session, 300)).toMatchObject({
      status: 'failed',
      failure_reason: 'insufficient_funds',
    });
    expect(await refund(session, 400)).toMatchObject({ status: 'succeeded' });
    await control(sandbox, '/clock', { seconds: 3600 });
    const intent = await stripe.paymentIntents.retrieve(intentOf(session).id, {
      expand: ['latest_charge.refunds'],
    });
    expect(intent.latest_charge).toMatchObject({
      amount_refunded: 600,
      refunded: false,
      refunds: {
        data: [
          { status: 'succeeded' },
          { status: 'failed' },
          { id: waiting.id, status: 'pending' },
          { id: canceled.id, status: 'canceled' },
        ],
      },
    });
  });
});
