import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { nulls } from '../payments/shapes.ts';
import type { WireLineItem, WirePrice, WireSession } from '../records.ts';
import { CONFIGURATION_ID } from './account.ts';
import type { LineItemParams, SessionParams, ShippingOptionParams } from './session-params.ts';

/** Facts of everything that is made at once. */
interface Made {
  created: number;
  livemode: boolean;
}

interface SessionFacts extends Made {
  id: string;
  url: string;
  expiresAt: number;
  methods: string[];
  totals: {
    subtotalCents: number;
    discountCents: number;
    shippingCents: number;
    totalCents: number;
  };
  rates: Stripe.ShippingRate[];
  couponId: string | null;
}

/** Look of a session that names only the shop. */
const BRANDING = {
  ...{ background_color: '#ffffff', border_style: 'rounded', button_color: '#0074d4' },
  ...{ font_family: 'default', icon: null, logo: null },
} as const;

/** A fresh, open session with every field Stripe's has. */
export function newSession(params: SessionParams, facts: SessionFacts): WireSession {
  const { subtotalCents, discountCents, shippingCents, totalCents } = facts.totals;
  const [rate] = facts.rates;
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
    amount_subtotal: subtotalCents,
    amount_total: totalCents,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    ...(params.branding_settings && {
      branding_settings: { ...BRANDING, ...params.branding_settings },
    }),
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    created: facts.created,
    currency: 'eur',
    custom_fields: [],
    custom_text: {
      ...nulls('after_submit shipping_address submit terms_of_service_acceptance'),
      ...params.custom_text,
    },
    customer_creation: 'if_required',
    customer_details: params.customer_email
      ? {
          ...nulls('address business_name individual_name name phone tax_ids'),
          email: params.customer_email,
          tax_exempt: 'none',
        }
      : null,
    customer_email: params.customer_email ?? null,
    discounts: facts.couponId ? [{ coupon: facts.couponId, promotion_code: null }] : [],
    expires_at: facts.expiresAt,
    livemode: facts.livemode,
    locale: params.locale ?? null,
    metadata: params.metadata ?? {},
    mode: 'payment',
    payment_method_collection: 'if_required',
    payment_method_configuration_details: { id: CONFIGURATION_ID, parent: null },
    payment_method_options: {},
    payment_method_types: facts.methods,
    payment_status: totalCents === 0 ? 'no_payment_required' : 'unpaid',
    phone_number_collection: { enabled: false },
    shipping_address_collection: params.shipping_address_collection ?? null,
    shipping_cost: rate
      ? {
          amount_subtotal: shippingCents,
          amount_tax: 0,
          amount_total: shippingCents,
          shipping_rate: rate.id,
        }
      : null,
    shipping_options: rate ? [{ shipping_amount: shippingCents, shipping_rate: rate.id }] : [],
    status: 'open',
    success_url: params.success_url,
    total_details: {
      amount_discount: discountCents,
      amount_shipping: shippingCents,
      amount_tax: 0,
    },
    ui_mode: 'hosted_page',
    url: facts.url,
  };
}

type PriceData = LineItemParams['price_data'];

/** The product that inline price data creates on the side; inactive, as Stripe makes them. */
export function inlineProduct(data: PriceData, made: Made): Stripe.Product {
  const { name, images = [] } = data.product_data;
  return {
    ...nulls(`default_price description package_dimensions shippable statement_descriptor
      tax_code tax_details unit_label url`),
    id: newId('prod'),
    object: 'product',
    active: false,
    ...made,
    images,
    marketing_features: [],
    metadata: {},
    name,
    type: 'service',
    updated: made.created,
  };
}

export function inlinePrice(data: PriceData, product: string, made: Made): WirePrice {
  return {
    ...nulls('custom_unit_amount lookup_key nickname recurring tiers_mode transform_quantity'),
    id: newId('price'),
    object: 'price',
    active: false,
    billing_scheme: 'per_unit',
    ...made,
    currency: 'eur',
    metadata: {},
    product,
    tax_behavior: data.tax_behavior ?? 'unspecified',
    type: 'one_time',
    unit_amount: data.unit_amount,
    unit_amount_decimal: String(data.unit_amount),
  };
}

/** A line of the receipt. Its share of a reduction is not worked out: the shop reads the session's. */
export function lineItem(item: LineItemParams, price: WirePrice): WireLineItem {
  const amountCents = item.price_data.unit_amount * item.quantity;
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amountCents,
    amount_tax: 0,
    amount_total: amountCents,
    currency: 'eur',
    description: item.price_data.product_data.name,
    metadata: item.metadata ?? {},
    price,
    quantity: item.quantity,
  };
}

export function inlineRate(
  data: ShippingOptionParams['shipping_rate_data'],
  made: Made,
): Stripe.ShippingRate {
  const { maximum = null, minimum = null } = data.delivery_estimate ?? {};
  return {
    id: newId('shr'),
    object: 'shipping_rate',
    active: true,
    ...made,
    delivery_estimate: { maximum, minimum },
    display_name: data.display_name,
    fixed_amount: data.fixed_amount,
    metadata: {},
    tax_behavior: data.tax_behavior ?? 'unspecified',
    tax_code: null,
    type: 'fixed_amount',
  };
}
