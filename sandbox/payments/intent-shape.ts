import { newId, randomText } from '../ids.ts';
import { nulls } from '../nulls.ts';
import type { SessionRecord, WireIntent } from '../records.ts';

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
    currency: session.currency ?? 'eur',
    description: record.intentData.description,
    livemode: false,
    metadata: record.intentData.metadata,
    payment_method_configuration_details: session.payment_method_configuration_details,
    payment_method_options: {},
    payment_method_types: session.payment_method_types,
    shipping: null,
    status: 'requires_payment_method',
  };
}
