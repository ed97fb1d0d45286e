import type Stripe from 'stripe';
import type { PostalAddress } from '../db/schema.ts';

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
  readonly refundedCents: number;
  readonly paymentIntentId: string | null;
  readonly email: string | null;
  readonly name: string | null;
  readonly address: PostalAddress | null;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** An order's id out of Stripe's metadata, or null when it is none of ours. */
export function orderIdOf(metadata: Stripe.Metadata | null): string | null {
  const { order_id: id = '' } = metadata ?? {};
  return UUID.test(id) ? id : null;
}

/** What has to be expanded for `sessionFacts`. */
export const SESSION_EXPAND = ['payment_intent.latest_charge'];

/** Reads a session that was retrieved with `SESSION_EXPAND`. */
export function sessionFacts(session: Stripe.Checkout.Session): SessionFacts {
  const intent = expanded(session.payment_intent);
  const charge = intent === null ? null : expanded(intent.latest_charge);
  const shipping = session.collected_information?.shipping_details ?? null;
  const state = stateOf(session, intent);
  const { attempt = '0' } = session.metadata ?? {};
  return {
    checkoutSessionId: session.id,
    payable: session.status === 'open',
    orderId: orderIdOf(session.metadata),
    attempt: Number(attempt),
    state,
    paidCents: state === 'paid' ? (intent?.amount_received ?? session.amount_total ?? 0) : 0,
    refundedCents: charge?.amount_refunded ?? 0,
    paymentIntentId: intent?.id ?? null,
    email: session.customer_details?.email ?? null,
    name: shipping?.name ?? session.customer_details?.name ?? null,
    address: shipping === null ? null : postalAddress(shipping.address),
  };
}

/** The object of an expanded field; a bare id or null is null. */
function expanded<T extends object>(field: string | T | null): T | null {
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
