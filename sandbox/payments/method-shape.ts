import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { nulls } from '../nulls.ts';
import type { Customer, MethodChoice, WireMethod } from '../records.ts';
import { testCard } from './test-cards.ts';

export function newMethod(customer: Customer, choice: MethodChoice, now: number): WireMethod {
  return {
    ...nulls('customer customer_account'),
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: billing(customer),
    created: now,
    livemode: false,
    metadata: {},
    type: choice.type,
  };
}

export function billing(customer: Customer): Stripe.Charge.BillingDetails {
  const { address, email, name } = customer;
  return { address, email, name, phone: null, tax_id: null };
}

/** `payment_method_details` of a charge. */
export function methodDetails(
  choice: MethodChoice,
  amountCents: number,
): Stripe.Charge.PaymentMethodDetails {
  if (choice.type !== 'card') return { type: choice.type };
  const { brand, country } = testCard(choice.number) ?? { brand: 'visa', country: 'US' };
  return {
    type: 'card',
    card: {
      ...nulls(`authorization_code electronic_commerce_indicator installments mandate
        network_transaction_id three_d_secure transaction_link_id wallet`),
      amount_authorized: amountCents,
      brand,
      checks: {
        address_line1_check: 'pass',
        address_postal_code_check: 'pass',
        cvc_check: 'pass',
      },
      country,
      exp_month: choice.expMonth,
      exp_year: choice.expYear,
      funding: 'credit',
      last4: choice.number.slice(-4),
      network: brand,
      regulated_status: 'unregulated',
    },
  };
}
