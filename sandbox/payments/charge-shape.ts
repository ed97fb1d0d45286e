import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { nulls } from '../nulls.ts';
import type { Customer, MethodChoice, WireCharge, WireIntent } from '../records.ts';
import { billing, methodDetails } from './method-shape.ts';
import { type DeclineCode, declineFacts } from './test-cards.ts';

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
    ...nulls(`application application_fee application_fee_amount balance_transaction customer
      failure_balance_transaction on_behalf_of outcome receipt_email receipt_number receipt_url
      review source source_transfer statement_descriptor statement_descriptor_suffix
      transfer_data transfer_group`),
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    billing_details: billing(customer),
    calculated_statement_descriptor: 'ELVARE',
    captured: paid,
    created: facts.now,
    currency: intent.currency,
    description: intent.description,
    disputed: false,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    paid,
    payment_intent: intent.id,
    payment_method: facts.methodId,
    payment_method_details: methodDetails(facts.choice, intent.amount),
    refunded: false,
    shipping: shippingOf(customer),
    status,
  };
}

/** The delivery address that the customer typed on the page. */
export function shippingOf({ address, name }: Customer): Stripe.Charge.Shipping | null {
  return address && { address, carrier: null, name, phone: null, tracking_number: null };
}
