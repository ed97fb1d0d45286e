import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Fulfilment,
  holdsCode,
  mayBecome,
  mayShip,
  ORDER_STATUSES,
  type OrderStatus,
  type PaymentFacts,
  paymentChange,
  showsParcel,
  wasPaid,
} from './order-states.ts';

const AMOUNT = 10_000;

const facts = fc.record({
  state: fc.constantFrom('open', 'paid', 'expired', 'failed'),
  paidCents: fc.constant(AMOUNT),
  refundedCents: fc.integer({ min: 0, max: AMOUNT }),
  latestAttempt: fc.boolean(),
}) satisfies fc.Arbitrary<PaymentFacts>;

interface State {
  status: OrderStatus;
  amountCents: number;
  refundedCents: number;
}

function apply(state: State, heard: PaymentFacts): State {
  const change = paymentChange(state, heard);
  return {
    ...state,
    status: change.steps.at(-1) ?? state.status,
    refundedCents: change.refundedCents,
  };
}

const fresh: State = { status: 'pending', amountCents: AMOUNT, refundedCents: 0 };

describe('paymentChange', () => {
  it('takes only steps of the table, whatever is heard in whatever order', () => {
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 12 }), (history) => {
        let state = fresh;
        for (const heard of history) {
          let at = state.status;
          for (const step of paymentChange(state, heard).steps) {
            expect(mayBecome(at, step)).toBe(true);
            at = step;
          }
          state = apply(state, heard);
        }
      }),
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 8 }), facts, (history, last) => {
        const once = apply(history.reduce(apply, fresh), last);
        expect(paymentChange(once, last).steps).toEqual([]);
        expect(apply(once, last)).toEqual(once);
      }),
    );
  });

  it('never forgets that money was taken', () => {
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 12 }), (history) => {
        const end = history.reduce(apply, fresh);
        expect(wasPaid(end.status)).toBe(history.some((heard) => heard.state === 'paid'));
      }),
    );
  });

  it('keeps refunded and status in step', () => {
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 12 }), (history) => {
        const { status, refundedCents } = history.reduce(apply, fresh);
        expect(refundedCents).toBeGreaterThanOrEqual(0);
        expect(refundedCents).toBeLessThanOrEqual(AMOUNT);
        if (status === 'refunded') expect(refundedCents).toBe(AMOUNT);
        if (status === 'partly_refunded') expect(refundedCents).toBeLessThan(AMOUNT);
        if (status === 'paid') expect(refundedCents).toBe(0);
      }),
    );
  });

  it('does not expire an order for an older attempt, but takes its money', () => {
    const older = { paidCents: AMOUNT, refundedCents: 0, latestAttempt: false } as const;
    expect(paymentChange(fresh, { ...older, state: 'expired' }).steps).toEqual([]);
    expect(paymentChange(fresh, { ...older, state: 'paid' }).steps).toEqual(['paid']);
    const latest = { ...older, latestAttempt: true };
    expect(paymentChange(fresh, { ...latest, state: 'open' }).steps).toEqual([]);
    expect(paymentChange(fresh, { ...latest, state: 'failed' }).steps).toEqual(['failed']);
  });

  it('walks through paid when a payment and its refund are heard at once', () => {
    const heard = { state: 'paid', paidCents: AMOUNT, latestAttempt: true } as const;
    expect(paymentChange(fresh, { ...heard, refundedCents: AMOUNT }).steps).toEqual([
      'paid',
      'refunded',
    ]);
  });
});

describe('the tables', () => {
  it('never lead back to pending or to an unpaid end once money was taken', () => {
    for (const from of ORDER_STATUSES) {
      expect(mayBecome(from, 'pending')).toBe(false);
      expect(mayBecome(from, from)).toBe(false);
      if (!wasPaid(from)) continue;
      for (const to of ORDER_STATUSES) if (!wasPaid(to)) expect(mayBecome(from, to)).toBe(false);
    }
  });

  it('ship what is paid and not all paid back, and free the code of what ended unpaid', () => {
    expect(ORDER_STATUSES.filter(mayShip)).toEqual(['paid', 'partly_refunded']);
    expect(ORDER_STATUSES.filter((status) => !holdsCode(status))).toEqual(['expired', 'failed']);
  });

  it('show a parcel that is to be packed or was sent', () => {
    const shown = (fulfilment: Fulfilment) =>
      ORDER_STATUSES.filter((status) => showsParcel({ status, fulfilment }));
    expect(shown('open')).toEqual(['paid', 'partly_refunded']);
    expect(shown('returned')).toEqual(ORDER_STATUSES);
  });
});
