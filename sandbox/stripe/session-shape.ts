import type Stripe from 'stripe';
import type { WireSession } from '../records.ts';
import { CONFIGURATION_ID } from './account-endpoints.ts';
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
  const taxed = params.automatic_tax?.enabled ?? false;
  return {
    id: facts.id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: params.adaptive_pricing?.enabled ?? false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    amount_subtotal: totals.subtotalCents,
    amount_total: totals.totalCents,
    automatic_tax: {
      enabled: taxed,
      liability: taxed ? { type: 'self' } : null,
      provider: taxed ? 'stripe' : null,
      status: taxed ? 'requires_location_inputs' : null,
    },
    billing_address_collection: params.billing_address_collection ?? null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: params.consent_collection
      ? {
          payment_method_reuse_agreement: null,
          promotions: 'none',
          terms_of_service: params.consent_collection.terms_of_service ?? 'none',
        }
      : null,
    created: facts.now,
    currency: facts.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: params.custom_text?.after_submit ?? null,
      shipping_address: params.custom_text?.shipping_address ?? null,
      submit: params.custom_text?.submit ?? null,
      terms_of_service_acceptance: params.custom_text?.terms_of_service_acceptance ?? null,
    },
    customer: null,
    customer_account: null,
    customer_creation: 'if_required',
    customer_details: params.customer_email ? emailOnly(params.customer_email) : null,
    customer_email: params.customer_email ?? null,
    discounts: facts.couponId ? [{ coupon: facts.couponId, promotion_code: null }] : [],
    expires_at: facts.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: params.locale ?? null,
    managed_payments: null,
    metadata: params.metadata ?? {},
    mode: 'payment',
    origin_context: params.origin_context ?? null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: params.payment_method_types
      ? null
      : { id: CONFIGURATION_ID, parent: null },
    payment_method_options: params.payment_method_options?.card?.request_three_d_secure
      ? {
          card: {
            request_three_d_secure: params.payment_method_options.card.request_three_d_secure,
          },
        }
      : {},
    payment_method_types: facts.methods,
    payment_status: totals.totalCents === 0 ? 'no_payment_required' : 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: params.phone_number_collection?.enabled ?? false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: params.shipping_address_collection ?? null,
    shipping_cost: firstRate ? shippingCost(firstRate, 0) : null,
    shipping_options: facts.rates.map((rate) => ({
      shipping_amount: rate.fixed_amount?.amount ?? 0,
      shipping_rate: rate.id,
    })),
    status: 'open',
    submit_type: params.submit_type ?? null,
    subscription: null,
    success_url: params.success_url,
    total_details: totalDetails(totals),
    ui_mode: 'hosted_page',
    url: facts.url,
    wallet_options: null,
    ...(params.excluded_payment_method_types
      ? { excluded_payment_method_types: params.excluded_payment_method_types }
      : {}),
    ...(params.branding_settings?.display_name
      ? { branding_settings: branding(params.branding_settings.display_name) }
      : {}),
  };
}

export function totalDetails(totals: Totals): Stripe.Checkout.Session.TotalDetails {
  return {
    amount_discount: totals.discountCents,
    amount_shipping: totals.shippingCents,
    amount_tax: totals.taxCents + totals.shippingTaxCents,
  };
}

export function shippingCost(
  rate: Stripe.ShippingRate,
  taxCents: number,
): Stripe.Checkout.Session.ShippingCost {
  const amount = rate.fixed_amount?.amount ?? 0;
  return {
    amount_subtotal: amount,
    amount_tax: taxCents,
    amount_total: amount,
    shipping_rate: rate.id,
  };
}

function emailOnly(email: string): Stripe.Checkout.Session.CustomerDetails {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: null,
  };
}

function branding(displayName: string): Stripe.Checkout.Session.BrandingSettings {
  return {
    background_color: '#ffffff',
    border_style: 'rounded',
    button_color: '#1a1a19',
    display_name: displayName,
    font_family: 'default',
    icon: null,
    logo: null,
  };
}
