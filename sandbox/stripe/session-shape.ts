import type Stripe from 'stripe';
import { nulls } from '../nulls.ts';
import type { WireSession } from '../records.ts';
import { CONFIGURATION_ID } from './account.ts';
import type { SessionParams } from './session-params.ts';
import type { Totals } from './totals.ts';

export interface SessionFacts {
  id: string;
  url: string;
  now: number;
  expiresAt: number;
  currency: string;
  methods: string[];
  totals: Totals;
  rates: Stripe.ShippingRate[];
  couponId: string | null;
}

/** A fresh, open session with every field Stripe's has. */
export function newSession(params: SessionParams, facts: SessionFacts): WireSession {
  const { totals } = facts;
  const [firstRate] = facts.rates;
  return {
    ...nulls(`after_expiration allow_promotion_codes billing_address_collection client_secret
      collected_information consent consent_collection
      currency_conversion customer customer_account integration_identifier invoice
      invoice_creation managed_payments origin_context payment_intent payment_link permissions
      recovered_from saved_payment_method_options setup_intent submit_type subscription wallet_options`),
    id: facts.id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: params.adaptive_pricing?.enabled ?? false },
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    amount_subtotal: totals.subtotalCents,
    amount_total: totals.totalCents,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    created: facts.now,
    currency: facts.currency,
    custom_fields: [],
    custom_text: {
      ...nulls('after_submit shipping_address submit terms_of_service_acceptance'),
      ...params.custom_text,
    },
    customer_creation: 'if_required',
    customer_details: params.customer_email ? emailOnly(params.customer_email) : null,
    customer_email: params.customer_email ?? null,
    discounts: facts.couponId ? [{ coupon: facts.couponId, promotion_code: null }] : [],
    expires_at: facts.expiresAt,
    livemode: false,
    locale: params.locale ?? null,
    metadata: params.metadata ?? {},
    mode: 'payment',
    payment_method_collection: 'if_required',
    payment_method_configuration_details: { id: CONFIGURATION_ID, parent: null },
    payment_method_options: {},
    payment_method_types: facts.methods,
    payment_status: totals.totalCents === 0 ? 'no_payment_required' : 'unpaid',
    phone_number_collection: { enabled: false },
    shipping_address_collection: params.shipping_address_collection ?? null,
    shipping_cost: firstRate ? shippingCost(firstRate) : null,
    shipping_options: facts.rates.map((rate) => ({
      shipping_amount: rate.fixed_amount?.amount ?? 0,
      shipping_rate: rate.id,
    })),
    status: 'open',
    success_url: params.success_url,
    total_details: totalDetails(totals),
    ui_mode: 'hosted_page',
    url: facts.url,
  };
}

function totalDetails(totals: Totals): Stripe.Checkout.Session.TotalDetails {
  return {
    amount_discount: totals.discountCents,
    amount_shipping: totals.shippingCents,
    amount_tax: 0,
  };
}

function shippingCost(rate: Stripe.ShippingRate): Stripe.Checkout.Session.ShippingCost {
  const amount = rate.fixed_amount?.amount ?? 0;
  return {
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    shipping_rate: rate.id,
  };
}

function emailOnly(email: string): Stripe.Checkout.Session.CustomerDetails {
  return {
    ...nulls('address business_name individual_name name phone tax_ids'),
    email,
    tax_exempt: 'none',
  };
}
