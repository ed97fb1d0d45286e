import type { z } from 'zod';
import { bool, email, integer, list, metadata, need, oneOf, shape, text, url } from './params.ts';

/** Stripe's ceiling for one charge: €999,999.99. */
export const MAX_AMOUNT_CENTS = 99_999_999;
const MAX_LINE_ITEMS = 100;
/** Stripe's limit for names of products, since version 2018-10-31 of its API. */
const LONGEST_PRODUCT_NAME = 250;

const currency = need(oneOf('eur'));
const taxBehavior = oneOf('inclusive');
const amount = integer(0, MAX_AMOUNT_CENTS);

const lineItem = shape({
  metadata,
  price_data: need(
    shape({
      currency,
      product_data: need(
        shape({
          name: need(text(LONGEST_PRODUCT_NAME)),
          images: list(need(url), { max: 8 }),
        }),
      ),
      tax_behavior: taxBehavior,
      unit_amount: need(amount),
    }),
  ),
  quantity: need(integer(1, 999_999)),
});

const deliveryBound = shape({ unit: need(oneOf('business_day')), value: need(integer(1)) });

const shippingOption = shape({
  shipping_rate_data: need(
    shape({
      delivery_estimate: shape({ maximum: deliveryBound, minimum: deliveryBound }),
      display_name: need(text(100)),
      fixed_amount: need(shape({ amount: need(amount), currency })),
      tax_behavior: taxBehavior,
      type: oneOf('fixed_amount'),
    }),
  ),
});

/** Parameters of `POST /v1/checkout/sessions` that the shop sends; any other is refused by name. */
export const SESSION_PARAMS = {
  adaptive_pricing: shape({ enabled: bool }),
  allowed_payment_method_types: list(need(text(50)), { max: 50 }),
  branding_settings: shape({ display_name: need(text()) }),
  cancel_url: url,
  client_reference_id: text(200),
  custom_text: shape({ submit: shape({ message: need(text(1200)) }) }),
  customer_email: email,
  discounts: list(need(shape({ coupon: text() })), { max: 1 }),
  expires_at: integer(0),
  line_items: need(list(need(lineItem), { min: 1, max: MAX_LINE_ITEMS })),
  locale: oneOf('de', 'en'),
  metadata,
  mode: need(oneOf('payment')),
  payment_intent_data: shape({
    description: text(1000),
    metadata,
    shipping: shape({
      address: need(
        shape({
          city: text(),
          country: text(2),
          line1: need(text()),
          line2: text(),
          postal_code: text(),
        }),
      ),
      name: need(text()),
    }),
  }),
  shipping_address_collection: shape({
    allowed_countries: need(list(need(oneOf('DE')), { min: 1, max: 1 })),
  }),
  shipping_options: list(need(shippingOption), { max: 1 }),
  success_url: need(url),
};

export type SessionParams = z.output<z.ZodObject<typeof SESSION_PARAMS>>;
export type LineItemParams = SessionParams['line_items'][number];
export type ShippingOptionParams = NonNullable<SessionParams['shipping_options']>[number];
