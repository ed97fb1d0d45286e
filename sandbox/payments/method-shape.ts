import type Stripe from 'stripe';
import { newId, randomText } from '../ids.ts';
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
    ...(choice.type === 'card' ? { card: methodCard(choice) } : {}),
    ...(choice.type === 'klarna' ? { klarna: { dob: null } } : {}),
    ...(choice.type === 'paypal' ? { paypal: payer(customer) } : {}),
  };
}

type CardChoice = Extract<MethodChoice, { type: 'card' }>;

/** Fields of a card that a payment method and a charge share. */
function cardFacts(choice: CardChoice) {
  const { brand, country } = testCard(choice.number) ?? { brand: 'visa', country: 'US' };
  const checks: { [check: string]: string } & Stripe.Charge.PaymentMethodDetails.Card.Checks = {
    address_line1_check: 'pass',
    address_postal_code_check: 'pass',
    cvc_check: 'pass',
  };
  return {
    brand,
    checks,
    country,
    exp_month: choice.expMonth,
    exp_year: choice.expYear,
    funding: 'credit',
    last4: choice.number.slice(-4),
    regulated_status: 'unregulated',
    wallet: null,
  } as const;
}

function methodCard(choice: CardChoice): Stripe.PaymentMethod.Card {
  const facts = cardFacts(choice);
  return {
    ...facts,
    display_brand: facts.brand,
    generated_from: null,
    networks: { available: [facts.brand], preferred: null },
    three_d_secure_usage: { supported: true },
  };
}

function payer({ email }: Customer) {
  return { country: 'DE', payer_email: email, payer_id: randomText(13) };
}

export function billing(customer: Customer): Stripe.Charge.BillingDetails {
  const { address, email, name } = customer;
  return { address, email, name, phone: null, tax_id: null };
}

/** `payment_method_details` of a charge. */
export function methodDetails(
  choice: MethodChoice,
  customer: Customer,
  amountCents: number,
): Stripe.Charge.PaymentMethodDetails {
  switch (choice.type) {
    case 'klarna': {
      const country = customer.address?.country ?? 'DE';
      return {
        type: 'klarna',
        klarna: {
          payer_details: { address: { country } },
          payment_method_category: 'pay_later',
          preferred_locale: `de-${country}`,
        },
      };
    }
    case 'paypal':
      return {
        type: 'paypal',
        paypal: {
          ...payer(customer),
          payer_name: customer.name,
          seller_protection: null,
          transaction_id: randomText(17).toUpperCase(),
        },
      };
    case 'card': {
      const facts = cardFacts(choice);
      return {
        type: 'card',
        card: {
          ...nulls(`authorization_code electronic_commerce_indicator installments mandate
            network_transaction_id three_d_secure transaction_link_id`),
          ...facts,
          amount_authorized: amountCents,
          network: facts.brand,
        },
      };
    }
  }
}
