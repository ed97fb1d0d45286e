import type Stripe from 'stripe';
import type { PostalAddress } from '../db/schema.ts';
import { arrivedCents, type RefundFacts, refundFacts } from './refund-facts.ts';

/** What Stripe says about one checkout session, in our words. Money in cents. */
export interface SessionFacts {
  readonly checkoutSessionId: string;
  /** Whether the hosted page still takes a payment. */
  readonly payable: boolean;
  /** From the metadata that `checkout/session-params.ts` wrote; null for somebody else's session. */
  readonly orderId: string | null;
  readonly attempt: number;
  /** `open`: nothing decided yet; `failed`: the customer finished, the money did not arrive. */
  readonly state: 'open' | 'paid' | 'expired' | 'failed';
  readonly paidCents: number;
  /** Of the refunds that Stripe listed, what arrived. */
  readonly refundedCents: number;
  /** Refunds of the payment, or null when Stripe did not list them. */
  readonly refunds: readonly RefundFacts[] | null;
  /** Whether there are refunds beyond `refunds`. */
  readonly moreRefunds: boolean;
  readonly disputed: boolean;
  readonly paymentIntentId: string | null;
  readonly email: string | null;
  readonly name: string | null;
  readonly address: PostalAddress | null;
}

/** Whether nobody can pay the page any more while the money has not arrived yet. */
export const isUnderWay = ({ state, payable }: SessionFacts): boolean =>
  state === 'open' && !payable;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** An order's id out of Stripe's metadata, or null when it is none of ours. */
export function orderIdOf(metadata: Stripe.Metadata | null): string | null {
  const { order_id: id = '' } = metadata ?? {};
  return UUID.test(id) ? id : null;
}

/** What has to be expanded for `sessionFacts`. */
export const SESSION_EXPAND = ['payment_intent.latest_charge.refunds'];

/** Reads a session that was retrieved with `SESSION_EXPAND`. */
export function sessionFacts(session: Stripe.Checkout.Session): SessionFacts {
  const intent = expanded(session.payment_intent);
  const charge = intent === null ? null : expanded(intent.latest_charge);
  const shipping = session.collected_information?.shipping_details ?? null;
  const refunds = charge?.refunds?.data.map(refundFacts) ?? null;
  const state = stateOf(session, intent);
  const { attempt = '0' } = session.metadata ?? {};
  return {
    checkoutSessionId: session.id,
    payable: session.status === 'open',
    orderId: orderIdOf(session.metadata),
    attempt: Number(attempt),
    state,
    paidCents: state === 'paid' ? (intent?.amount_received ?? session.amount_total ?? 0) : 0,
    refundedCents: arrivedCents(refunds ?? []),
    refunds,
    moreRefunds: charge?.refunds?.has_more ?? false,
    disputed: charge?.disputed ?? false,
    paymentIntentId: intent?.id ?? null,
    email: session.customer_details?.email ?? null,
    name: shipping?.name ?? session.customer_details?.name ?? null,
    address: shipping === null ? null : postalAddress(shipping.address),
  };
}

/** The object of an expanded field; a bare id or null is null. */
export function expanded<T extends object>(field: string | T | null): T | null {
  return typeof field === 'string' ? null : field;
}

function stateOf(
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): SessionFacts['state'] {
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return 'open';
  if (session.payment_status !== 'unpaid') return 'paid';
  // Methods that take days: the page is done, the money is on its way or was refused.
  const refused = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  return refused ? 'failed' : 'open';
}

function postalAddress(address: Stripe.Address): PostalAddress {
  return {
    line1: address.line1 ?? '',
    line2: address.line2 ?? null,
    postalCode: address.postal_code ?? '',
    city: address.city ?? '',
    country: address.country ?? '',
  };
}
