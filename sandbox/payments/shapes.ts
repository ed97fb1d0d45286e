import type Stripe from 'stripe';
import { newId, randomText } from '../ids.ts';
import type { Customer, MethodChoice, SessionRecord, WireCharge, WireIntent } from '../records.ts';

/** Whitespace-separated names of a text, as a type. */
type Names<Text extends string> = Text extends `${infer Head}${' ' | '\n'}${infer Tail}`
  ? Exclude<Head, ''> | Names<Tail>
  : Exclude<Text, ''>;

/** Returns null for every name: fields of Stripe's objects that are empty in this account. */
export function nulls<const Text extends string>(names: Text): Record<Names<Text>, null> {
  const entries = names.split(/\s+/).map((name) => [name, null]);
  return Object.fromEntries(entries) as Record<Names<Text>, null>;
}

/** The intent that Stripe creates when the customer first confirms a checkout. */
export function newIntent(record: SessionRecord, now: number): WireIntent {
  const { session } = record;
  const id = newId('pi');
  return {
    ...nulls(`allowed_payment_method_types application application_fee_amount
      automatic_payment_methods canceled_at cancellation_reason customer customer_account
      excluded_payment_method_types last_payment_error latest_charge managed_payments
      next_action on_behalf_of payment_method payment_record processing receipt_email
      review setup_future_usage source statement_descriptor statement_descriptor_suffix
      transfer_data transfer_group`),
    id,
    object: 'payment_intent',
    amount: session.amount_total ?? 0,
    amount_capturable: 0,
    amount_received: 0,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: now,
    currency: 'eur',
    description: record.intentData.description,
    livemode: session.livemode,
    metadata: record.intentData.metadata,
    payment_method_configuration_details: session.payment_method_configuration_details,
    payment_method_options: {},
    payment_method_types: session.payment_method_types,
    shipping: record.intentData.shipping,
    status: 'requires_payment_method',
  };
}

/** A charge whose money is not there yet. */
export function newCharge(
  intent: WireIntent,
  { address, email, name }: Customer,
  choice: MethodChoice,
  now: number,
): WireCharge {
  return {
    ...nulls(`application application_fee application_fee_amount balance_transaction customer
      failure_balance_transaction failure_code failure_message on_behalf_of outcome payment_method
      receipt_email receipt_number receipt_url review source source_transfer statement_descriptor
      statement_descriptor_suffix transfer_data transfer_group`),
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    billing_details: { address, email, name, phone: null, tax_id: null },
    calculated_statement_descriptor: 'ELVARE',
    captured: false,
    created: now,
    currency: 'eur',
    description: intent.description,
    disputed: false,
    fraud_details: {},
    livemode: intent.livemode,
    metadata: intent.metadata,
    paid: false,
    payment_intent: intent.id,
    payment_method_details: methodDetails(choice, intent.amount),
    refunded: false,
    shipping:
      address === null
        ? intent.shipping
        : { address, carrier: null, name, phone: null, tracking_number: null },
    status: 'pending',
  };
}

function methodDetails(
  choice: MethodChoice,
  amountCents: number,
): Stripe.Charge.PaymentMethodDetails {
  if (choice.type !== 'card') return { type: choice.type };
  return {
    type: 'card',
    card: {
      ...nulls(`authorization_code electronic_commerce_indicator installments mandate
        network_transaction_id three_d_secure transaction_link_id wallet`),
      amount_authorized: amountCents,
      brand: 'visa',
      checks: {
        address_line1_check: 'pass',
        address_postal_code_check: 'pass',
        cvc_check: 'pass',
      },
      country: 'US',
      exp_month: choice.expMonth,
      exp_year: choice.expYear,
      funding: 'credit',
      last4: choice.number.slice(-4),
      network: 'visa',
      regulated_status: 'unregulated',
    },
  };
}
