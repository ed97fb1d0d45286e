import type Stripe from 'stripe';
import { newId, randomText } from '../ids.ts';
import { nulls } from '../nulls.ts';
import type { Customer, MethodChoice, WireMethod } from '../records.ts';
import { testCard } from './test-cards.ts';

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
    ...(choice.type === 'card' ? { card: methodCard(choice) } : {}),
    ...(choice.type === 'klarna' ? { klarna: { dob: null } } : {}),
    ...(choice.type === 'paypal'
      ? { paypal: { country: 'DE', payer_email: customer.email, payer_id: randomText(13) } }
      : {}),
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

export function billing(customer: Customer): Stripe.Charge.BillingDetails {
  return {
    address: customer.billing,
    email: customer.email,
    name: customer.name,
    phone: customer.phone,
    tax_id: null,
  };
}

/** `payment_method_details` of a charge. */
export function methodDetails(
  choice: MethodChoice,
  customer: Customer,
  amountCents: number,
): Stripe.Charge.PaymentMethodDetails {
  if (choice.type === 'klarna') {
    const country = customer.billing?.country ?? 'DE';
    return {
      type: 'klarna',
      klarna: {
        payer_details: { address: { country } },
        payment_method_category: 'pay_later',
        preferred_locale: `de-${country}`,
      },
    };
  }
  if (choice.type !== 'card') {
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
      ...nulls(`authorization_code electronic_commerce_indicator installments mandate
        network_transaction_id three_d_secure transaction_link_id wallet`),
      amount_authorized: amountCents,
      brand: facts?.brand ?? 'visa',
      checks: passedChecks(),
      country: facts?.country ?? 'US',
      exp_month: choice.expMonth,
      exp_year: choice.expYear,
      funding: 'credit',
      last4: choice.number.slice(-4),
      network: facts?.brand ?? 'visa',
      regulated_status: 'unregulated',
    },
  };
}
