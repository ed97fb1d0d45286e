import type Stripe from 'stripe';
import { REFUND_STATES, type RefundState } from '#rules/refunds.ts';

/** One refund as Stripe reports it, in our names. */
export interface RefundFacts {
  readonly id: string;
  readonly amountCents: number;
  readonly state: RefundState;
  readonly reason: string | null;
  readonly failureReason: string | null;
  /** The event `refund_requested` that asked for it; null for one made at Stripe. */
  readonly requestId: number | null;
  readonly createdAt: Date;
}

/** Metadata of a refund: the id of the event that asked for it. */
export const REFUND_REQUEST = 'refund_request';

export function refundFacts(refund: Stripe.Refund): RefundFacts {
  const request = refund.metadata?.[REFUND_REQUEST] ?? '';
  return {
    id: refund.id,
    amountCents: refund.amount,
    // A state that Stripe adds later is one in which the money may still leave.
    state: REFUND_STATES.find((known) => known === refund.status) ?? 'pending',
    reason: refund.reason,
    failureReason: refund.failure_reason ?? null,
    requestId: /^\d{1,15}$/.test(request) ? Number(request) : null,
    createdAt: new Date(refund.created * 1000),
  };
}

/** Sum of refunds that arrived at the customer, in cents. */
export function arrivedCents(refunds: readonly RefundFacts[]): number {
  return refunds
    .filter(({ state }) => state === 'succeeded')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}
