import type Stripe from 'stripe';
import { newId, randomText } from '../ids.ts';
import type {
  Customer,
  MethodChoice,
  SessionRecord,
  WireCharge,
  WireIntent,
  WireMethod,
} from '../records.ts';
import { type DeclineCode, declineFacts, testCard } from './test-cards.ts';

/** The intent that Stripe creates when the customer first confirms a checkout. */
export function newIntent(record: SessionRecord, now: number): WireIntent {
  const { session } = record;
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: session.amount_total ?? 0,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: now,
    currency: session.currency ?? 'eur',
    customer: null,
    customer_account: null,
    description: record.intentData.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: record.intentData.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: session.payment_method_configuration_details,
    payment_method_options: {},
    payment_method_types: session.payment_method_types,
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}

export function newMethod(customer: Customer, choice: MethodChoice, now: number): WireMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: billing(customer),
    created: now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: choice.type,
    ...(choice.type === 'card'
      ? { card: methodCard(choice) }
      : { paypal: { country: 'DE', payer_email: customer.email, payer_id: randomText(13) } }),
  };
}

type CardChoice = Extract<MethodChoice, { type: 'card' }>;

function methodCard(choice: CardChoice): Stripe.PaymentMethod.Card {
  const facts = testCard(choice.number);
  return {
    brand: facts?.brand ?? 'visa',
    checks: passedChecks(),
    country: facts?.country ?? 'US',
    display_brand: facts?.brand ?? 'visa',
    exp_month: choice.expMonth,
    exp_year: choice.expYear,
    funding: 'credit',
    generated_from: null,
    last4: choice.number.slice(-4),
    networks: { available: [facts?.brand ?? 'visa'], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  };
}

function passedChecks(): {
  [check: string]: string;
} & Stripe.Charge.PaymentMethodDetails.Card.Checks {
  return { address_line1_check: 'pass', address_postal_code_check: 'pass', cvc_check: 'pass' };
}

function billing(customer: Customer): Stripe.Charge.BillingDetails {
  return {
    address: customer.billing,
    email: customer.email,
    name: customer.name,
    phone: customer.phone,
    tax_id: null,
  };
}

export interface ChargeFacts {
  intent: WireIntent;
  methodId: string;
  customer: Customer;
  choice: MethodChoice;
  status: 'succeeded' | 'failed' | 'pending';
  decline?: DeclineCode | undefined;
  now: number;
}

export function newCharge(facts: ChargeFacts): WireCharge {
  const { intent, customer, status } = facts;
  const failure = facts.decline ? declineFacts(facts.decline) : undefined;
  const paid = status === 'succeeded';
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: billing(customer),
    calculated_statement_descriptor: 'ELVARE',
    captured: paid,
    created: facts.now,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcome(status, failure?.declineCode),
    paid,
    payment_intent: intent.id,
    payment_method: facts.methodId,
    payment_method_details: methodDetails(facts.choice, customer, intent.amount),
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: shippingOf(customer),
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_data: null,
    transfer_group: null,
  };
}

export function shippingOf(customer: Customer): Stripe.Charge.Shipping | null {
  return customer.shipping
    ? { address: customer.shipping, name: customer.name, phone: customer.phone }
    : null;
}

export function outcome(
  status: ChargeFacts['status'],
  declineCode: string | undefined,
): Stripe.Charge.Outcome {
  const refused = status === 'failed';
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: refused ? 'declined_by_network' : 'approved_by_network',
    reason: declineCode ?? null,
    risk_level: 'normal',
    seller_message: refused ? 'The bank did not return any further details.' : 'Payment complete.',
    type: refused ? 'issuer_declined' : 'authorized',
  };
}

function methodDetails(
  choice: MethodChoice,
  customer: Customer,
  amountCents: number,
): Stripe.Charge.PaymentMethodDetails {
  if (choice.type === 'paypal') {
    return {
      type: 'paypal',
      paypal: {
        country: 'DE',
        payer_email: customer.email,
        payer_id: randomText(13),
        payer_name: customer.name,
        seller_protection: null,
        transaction_id: randomText(17).toUpperCase(),
      },
    };
  }
  const facts = testCard(choice.number);
  return {
    type: 'card',
    card: {
      amount_authorized: amountCents,
      authorization_code: null,
      brand: facts?.brand ?? 'visa',
      checks: passedChecks(),
      country: facts?.country ?? 'US',
      electronic_commerce_indicator: null,
      exp_month: choice.expMonth,
      exp_year: choice.expYear,
      funding: 'credit',
      installments: null,
      last4: choice.number.slice(-4),
      mandate: null,
      network: facts?.brand ?? 'visa',
      network_transaction_id: null,
      regulated_status: 'unregulated',
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}
