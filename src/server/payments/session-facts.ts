import type Stripe from 'stripe';
import { asciiAddress } from '#contract/forms.ts';
import { parseOrderNumber } from '#rules/order-number.ts';
import type { PostalAddress } from '../orders/schema.ts';
import { papersIn, type RecordedPaper } from './recorded-papers.ts';
import { arrivedCents, type RefundFacts, refundFacts } from './refunds/refund-facts.ts';
import { readSessionMetadata, type WrittenOrder } from './session-metadata.ts';

/** State of one checkout session at Stripe. Money in cents. */
export interface SessionFacts {
  readonly checkoutSessionId: string;
  /** True if the hosted page still takes a payment. */
  readonly payable: boolean;
  /** From the metadata that `session-params.ts` wrote; null for somebody else's session. */
  readonly orderId: string | null;
  readonly attempt: number;
  /** `open`: nothing decided yet; `failed`: the customer finished, the money did not arrive. */
  readonly state: 'open' | 'paid' | 'expired' | 'failed';
  readonly paidCents: number;
  /** Of the refunds that Stripe listed, what arrived. */
  readonly refundedCents: number;
  /** Refunds of the payment, or null when Stripe did not list them. */
  readonly refunds: readonly RefundFacts[] | null;
  /** True if there are refunds beyond `refunds`. */
  readonly moreRefunds: boolean;
  readonly disputed: boolean;
  readonly paymentIntentId: string | null;
  /** In Stripe's word (`card`); null until it is known. */
  readonly paymentMethod: string | null;
  /** Time at which Stripe took the money. */
  readonly chargedAt: Date | null;
  /** The order's number that `label-payment.ts` wrote: the payment was recorded before. */
  readonly recordedNumber: number | null;
  /** Invoice and corrections that `label-payment.ts` wrote. */
  readonly recordedPapers: readonly RecordedPaper[];
  /** The payment says that its confirmation was sent. */
  readonly isConfirmed: boolean;
  readonly email: string | null;
  readonly name: string | null;
  readonly address: PostalAddress | null;
  readonly sold: SoldFacts;
}

/** Facts of a session that only a rebuild needs. */
interface SoldFacts {
  /** Mark of the shop that sold it; null in sessions of others. */
  readonly shopMark: string | null;
  /** The shop's metadata; null by a later version. */
  readonly written: Omit<WrittenOrder, 'id' | 'attempt'> | null;
  readonly createdAt: Date;
  /** ISO 4217, in small letters. */
  readonly currency: string | null;
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly shippingCents: number;
  readonly totalCents: number;
}

/** True if nobody can pay the page any more while the money has not arrived yet. */
export const isUnderWay = ({ state, payable }: SessionFacts): boolean =>
  state === 'open' && !payable;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** An order's id out of Stripe's metadata, or null when it is none of ours. */
export function orderIdOf(metadata: Stripe.Metadata | null): string | null {
  const { order_id: id = '' } = metadata ?? {};
  return UUID.test(id) ? id : null;
}

/** Fields that `sessionFacts` needs expanded. */
export const SESSION_EXPAND = ['payment_intent.latest_charge.refunds'];

/** Reads a session that was retrieved with `SESSION_EXPAND`. */
export function sessionFacts(session: Stripe.Checkout.Session): SessionFacts {
  const intent = expanded(session.payment_intent);
  const charge = intent === null ? null : expanded(intent.latest_charge);
  // The hosted page asked for it, or the payment carries what `/kasse` asked.
  const shipping = session.collected_information?.shipping_details ?? intent?.shipping ?? null;
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
    paymentMethod: charge?.payment_method_details?.type ?? null,
    chargedAt: charge === null ? null : new Date(charge.created * 1000),
    recordedNumber: numberIn(intent?.metadata ?? null),
    recordedPapers: papersIn(intent?.metadata ?? null),
    isConfirmed: intent?.metadata?.[CONFIRMED] !== undefined,
    email: asciiAddress(session.customer_details?.email ?? '') || null,
    name: shipping?.name ?? session.customer_details?.name ?? null,
    address: shipping?.address ? postalAddress(shipping.address) : null,
    sold: soldFacts(session),
  };
}

function soldFacts(session: Stripe.Checkout.Session): SoldFacts {
  const { metadata, total_details: details } = session;
  return {
    shopMark: metadata?.['shop'] ?? null,
    written: readSessionMetadata(metadata),
    createdAt: new Date(session.created * 1000),
    currency: session.currency,
    subtotalCents: session.amount_subtotal ?? 0,
    discountCents: details?.amount_discount ?? 0,
    shippingCents: details?.amount_shipping ?? 0,
    totalCents: session.amount_total ?? 0,
  };
}

/** Metadata of a payment whose order's confirmation was sent. */
export const CONFIRMED = 'confirmed';

/** The order's number in a payment's metadata. */
export function numberIn(metadata: Stripe.Metadata | null): number | null {
  return parseOrderNumber(metadata?.['order_number'] ?? '') ?? null;
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
