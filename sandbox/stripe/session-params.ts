import type { z } from 'zod';
import {
  bool,
  currency,
  email,
  integer,
  list,
  metadata,
  need,
  oneOf,
  shape,
  text,
  url,
} from './params.ts';

/** Stripe's ceiling for one charge: €999,999.99. */
export const MAX_AMOUNT_CENTS = 99_999_999;
/** Stripe's floor for one charge in euros. */
export const MIN_AMOUNT_CENTS = 50;
export const MAX_LINE_ITEMS = 100;
/** Stripe's limit for names of products, since version 2018-10-31 of its API. */
const LONGEST_PRODUCT_NAME = 250;

const LOCALES = [
  ...['auto', 'bg', 'cs', 'da', 'de', 'el', 'en', 'en-GB', 'es', 'es-419', 'et', 'fi', 'fil'],
  ...['fr', 'fr-CA', 'hi-IN', 'hr', 'hu', 'id', 'it', 'ja', 'ko', 'lt', 'lv', 'ms', 'mt', 'nb'],
  ...['nl', 'pl', 'pt', 'pt-BR', 'ro', 'ru', 'sk', 'sl', 'sv', 'th', 'tr', 'vi', 'zh', 'zh-HK'],
  'zh-TW',
];

const taxBehavior = oneOf('exclusive', 'inclusive', 'unspecified');
const amount = integer(0, MAX_AMOUNT_CENTS);
/** A list of payment method types; which of them exist here is checked with the version. */
const methodTypes = list(need(text(50)), { max: 50 });

const lineItem = shape({
  adjustable_quantity: shape({ enabled: need(oneOf('false')) }),
  metadata,
  price: text(),
  price_data: shape({
    currency: need(currency),
    product: text(),
    product_data: shape({
      name: need(text(LONGEST_PRODUCT_NAME)),
      description: text(),
      images: list(need(url), { max: 8 }),
      metadata,
      tax_code: text(),
      unit_label: text(12),
    }),
    tax_behavior: taxBehavior,
    unit_amount: need(amount),
  }),
  quantity: need(integer(1, 999_999)),
});

const deliveryBound = shape({
  unit: need(oneOf('business_day', 'day', 'hour', 'month', 'week')),
  value: need(integer(1)),
});

const shippingOption = shape({
  shipping_rate: text(),
  shipping_rate_data: shape({
    delivery_estimate: shape({ maximum: deliveryBound, minimum: deliveryBound }),
    display_name: need(text(100)),
    fixed_amount: need(shape({ amount: need(amount), currency: need(currency) })),
    metadata,
    tax_behavior: taxBehavior,
    tax_code: text(),
    type: oneOf('fixed_amount'),
  }),
});

const message = shape({ message: need(text(1200)) });
const enabled = shape({ enabled: need(bool) });

/** Parameters of `POST /v1/checkout/sessions`; any other is refused by name. */
export const SESSION_PARAMS = {
  adaptive_pricing: shape({ enabled: bool }),
  allow_promotion_codes: oneOf('false'),
  allowed_payment_method_types: methodTypes,
  automatic_tax: shape({
    enabled: need(bool),
    liability: shape({ type: need(oneOf('self')) }),
  }),
  billing_address_collection: oneOf('auto', 'required'),
  branding_settings: shape({ display_name: text(100) }),
  cancel_url: url,
  client_reference_id: text(200),
  consent_collection: shape({ terms_of_service: oneOf('none', 'required') }),
  currency,
  custom_text: shape({
    after_submit: message,
    shipping_address: message,
    submit: message,
    terms_of_service_acceptance: message,
  }),
  customer_creation: oneOf('if_required'),
  customer_email: email,
  discounts: list(need(shape({ coupon: text() })), { max: 1 }),
  excluded_payment_method_types: methodTypes,
  expires_at: integer(0),
  line_items: need(list(need(lineItem), { min: 1, max: MAX_LINE_ITEMS })),
  locale: oneOf(...LOCALES),
  metadata,
  mode: need(oneOf('payment')),
  origin_context: oneOf('mobile_app', 'web'),
  payment_intent_data: shape({
    capture_method: oneOf('automatic', 'automatic_async'),
    description: text(1000),
    metadata,
    receipt_email: email,
    shipping: shape({
      address: need(
        shape({
          city: text(),
          country: text(2),
          line1: need(text()),
          line2: text(),
          postal_code: text(),
          state: text(),
        }),
      ),
      carrier: text(),
      name: need(text()),
      phone: text(),
      tracking_number: text(),
    }),
    statement_descriptor: text(22),
    statement_descriptor_suffix: text(22),
  }),
  payment_method_options: shape({
    card: shape({ request_three_d_secure: oneOf('any', 'automatic', 'challenge') }),
    paypal: shape({ preferred_locale: text(10), reference: text(127) }),
  }),
  payment_method_types: methodTypes,
  phone_number_collection: enabled,
  shipping_address_collection: shape({
    allowed_countries: need(list(need(text(2)), { min: 1, max: 250 })),
  }),
  shipping_options: list(need(shippingOption), { max: 5 }),
  submit_type: oneOf('auto', 'book', 'donate', 'pay'),
  success_url: need(url),
  ui_mode: oneOf('hosted_page'),
};

export type SessionParams = z.output<z.ZodObject<typeof SESSION_PARAMS>>;
export type LineItemParams = SessionParams['line_items'][number];
export type ShippingOptionParams = NonNullable<SessionParams['shipping_options']>[number];
