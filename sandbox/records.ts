import type Stripe from 'stripe';
import type { RefundCourse } from './control/faults.ts';
import type { Transaction } from './store.ts';

export type Tx = Transaction<Records>;

/** Stripe's JSON has prices as decimal strings; the library turns them into its own class. */
export type WirePrice = Omit<Stripe.Price, 'unit_amount_decimal'> & {
  unit_amount_decimal: string | null;
};
export type WireLineItem = Omit<Stripe.LineItem, 'price'> & { price: WirePrice };
export type WireSession = Stripe.Checkout.Session;
export type WireIntent = Stripe.PaymentIntent;
export type WireCharge = Stripe.Charge;
export type WireRefund = Stripe.Refund;
export type WireDispute = Stripe.Dispute;
export type WireCoupon = Stripe.Coupon;

export interface Address {
  line1: string;
  line2: string | null;
  postal_code: string;
  city: string;
  country: string;
  state: null;
}

/** Customer data that the payment page collects. */
export interface Customer {
  email: string;
  name: string;
  /** Null when the session collects no delivery address. */
  address: Address | null;
}

export type MethodChoice =
  | { type: 'card'; number: string; expMonth: number; expYear: number }
  | { type: Wallet };

/** Methods that the customer approves on a page of their own. */
export type Wallet = 'paypal' | 'klarna';

/** A payment that waits for its customer on the page of the bank, PayPal or Klarna. */
export interface Attempt {
  id: string;
  step: 'three_d_secure' | Wallet;
  customer: Customer;
  method: MethodChoice;
}

/** A payment whose outcome arrives later (asynchronous payment methods). */
export interface Settlement {
  /** Milliseconds since 1970. */
  at: number;
  outcome: 'succeed' | 'fail';
}

export interface SessionRecord {
  session: WireSession;
  lineItems: WireLineItem[];
  products: Stripe.Product[];
  shippingRates: Stripe.ShippingRate[];
  /** The coupon as it was when the session was made. */
  coupon: WireCoupon | null;
  intentData: {
    description: string | null;
    metadata: Record<string, string>;
    /** Delivery address that the shop gave; the page then asks for none. */
    shipping: Stripe.PaymentIntent.Shipping | null;
  };
  attempt: Attempt | null;
  /** Last input of the customer, so that a failed payment loses nothing but the card. */
  draft: Customer | null;
  settlement: Settlement | null;
}

export interface ChargeRecord {
  charge: WireCharge;
  /** Course of this payment's refunds if the test card decides it. */
  refunds?: RefundCourse | undefined;
}

export type RefundEnd = 'succeeded' | 'failed' | 'canceled';

export interface RefundRecord {
  refund: WireRefund;
  /** The status that follows by itself, and when (milliseconds since 1970). */
  settlement: { at: number; status: RefundEnd; failureReason?: string | undefined } | null;
}

export interface DeliveryRecord {
  id: string;
  eventId: string;
  attempts: number;
  /** Milliseconds since 1970, by the real clock. */
  nextAt: number;
  /** Undefined for a whole snapshot event. */
  form?: 'thin' | 'no_data' | undefined;
}

export interface IdempotencyRecord {
  key: string;
  fingerprint: string;
  endpoint: string;
  status: number;
  body: string;
  /** Milliseconds since 1970. */
  createdAt: number;
}

export interface Mail {
  id: string;
  /** ISO 8601, when the sandbox took it. */
  receivedAt: string;
  /** The address in the From header. */
  from: string;
  fromName: string;
  /** Recipients of the SMTP envelope, which include blind copies. */
  to: string[];
  subject: string;
  messageId: string | null;
  text: string;
  /** Empty when the mail has no HTML part. */
  html: string;
}

export interface MailRecord extends Mail {
  /** The source as it came, base64. */
  raw: string;
}

/** Everything the sandbox keeps. */
export interface Records {
  sessions: SessionRecord;
  intents: WireIntent;
  charges: ChargeRecord;
  balance: Stripe.BalanceTransaction;
  payouts: Stripe.Payout;
  refunds: RefundRecord;
  disputes: WireDispute;
  coupons: WireCoupon;
  events: Stripe.Event;
  deliveries: DeliveryRecord;
  idempotency: IdempotencyRecord;
  mails: MailRecord;
}
