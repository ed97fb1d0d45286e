import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { orderIdOf, sessionFacts } from './session-facts.ts';

const ORDER = '4f0c1a52-8f0e-4f0e-9d0b-0e6f5f1d2c3b';

/** As much of a session as is read. */
function session(part: object): Stripe.Checkout.Session {
  return {
    id: 'cs_test_1',
    metadata: { order_id: ORDER, attempt: '2' },
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 1000,
    payment_intent: null,
    customer_details: null,
    collected_information: null,
    ...part,
  } as unknown as Stripe.Checkout.Session;
}

const intent = (part: object) => ({
  status: 'complete',
  payment_intent: { id: 'pi_1', amount_received: 0, latest_charge: null, ...part },
});

describe('sessionFacts', () => {
  it.each([
    ['an open page', {}, 'open'],
    ['an ended page', { status: 'expired' }, 'expired'],
    ['money on its way', intent({ status: 'processing' }), 'open'],
    ['money that did not arrive', intent({ status: 'requires_payment_method' }), 'failed'],
    ['a payment called off', intent({ status: 'canceled' }), 'failed'],
    ['a payment', { ...intent({ status: 'succeeded' }), payment_status: 'paid' }, 'paid'],
    ['nothing to pay', { status: 'complete', payment_status: 'no_payment_required' }, 'paid'],
  ])('reads %s', (_what, part, state) => {
    expect(sessionFacts(session(part)).state).toBe(state);
  });

  const paid = (latest_charge: object) =>
    sessionFacts(
      session({ ...intent({ amount_received: 990, latest_charge }), payment_status: 'paid' }),
    );
  const refund = (part: object) => ({
    id: 're_1',
    amount: 90,
    created: 1,
    status: 'succeeded',
    reason: null,
    metadata: {},
    ...part,
  });

  it('reads what was received and every refund', () => {
    const data = [
      refund({}),
      refund({ id: 're_2', status: 'failed', failure_reason: 'declined' }),
      refund({ id: 're_3', status: 'pending', metadata: { refund_request: '17' } }),
      // A state of a later version of Stripe: the money may still leave.
      refund({ id: 're_4', status: 'resting', metadata: { refund_request: 'x' } }),
      refund({ id: 're_5', status: null }),
    ];
    const facts = paid({ amount_refunded: 12, disputed: true, refunds: { data, has_more: true } });
    expect(facts).toMatchObject({
      paidCents: 990,
      refundedCents: 90,
      paymentIntentId: 'pi_1',
      disputed: true,
      moreRefunds: true,
    });
    const read = facts.refunds?.map(({ id, state, requestId }) => [id, state, requestId]);
    expect(read).toEqual([
      ['re_1', 'succeeded', null],
      ['re_2', 'failed', null],
      ['re_3', 'pending', 17],
      ['re_4', 'pending', null],
      ['re_5', 'pending', null],
    ]);
    expect(facts.refunds?.[1]?.failureReason).toBe('declined');
  });

  it('tells no refunds from refunds that nobody listed', () => {
    expect(paid({ refunds: { data: [], has_more: false } }).refunds).toEqual([]);
    expect(paid({}).refunds).toBeNull();
  });

  it('knows whose order and which attempt it is, and somebody else’s session', () => {
    expect(sessionFacts(session({}))).toMatchObject({ orderId: ORDER, attempt: 2 });
    expect(sessionFacts(session({ metadata: {} })).orderId).toBeNull();
    expect(orderIdOf({ order_id: '12' })).toBeNull();
    expect(orderIdOf(null)).toBeNull();
  });

  it('prefers the name on the parcel, and needs none', () => {
    const customer_details = { email: 'mia@kundin.example', name: 'M. M.' };
    const address = {
      line1: 'Weg 1',
      line2: null,
      postal_code: '10115',
      city: 'Berlin',
      country: 'DE',
    };
    const shipping_details = { name: 'Mia Muster', address };
    const facts = sessionFacts(
      session({ customer_details, collected_information: { shipping_details } }),
    );
    expect(facts).toMatchObject({
      email: 'mia@kundin.example',
      name: 'Mia Muster',
      address: { line1: 'Weg 1', line2: null, postalCode: '10115', city: 'Berlin' },
    });
    expect(sessionFacts(session({}))).toMatchObject({ email: null, name: null, address: null });
  });
});
