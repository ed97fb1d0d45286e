import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { nulls } from '../nulls.ts';
import type { WireLineItem, WirePrice } from '../records.ts';
import type { LineItemParams, ShippingOptionParams } from './session-params.ts';
import type { LineAmounts } from './totals.ts';

type PriceData = LineItemParams['price_data'];

/** The product that inline price data creates on the side; inactive, as Stripe makes them. */
export function inlineProduct(data: PriceData, created: number): Stripe.Product {
  const { name, images = [], metadata = {} } = data.product_data;
  return {
    ...nulls(`default_price description package_dimensions shippable statement_descriptor
      tax_code tax_details unit_label url`),
    id: newId('prod'),
    object: 'product',
    active: false,
    created,
    images,
    livemode: false,
    marketing_features: [],
    metadata,
    name,
    type: 'service',
    updated: created,
  };
}

export function inlinePrice(data: PriceData, product: string, created: number): WirePrice {
  return {
    ...nulls(`custom_unit_amount lookup_key nickname recurring tiers_mode transform_quantity`),
    id: newId('price'),
    object: 'price',
    active: false,
    billing_scheme: 'per_unit',
    created,
    currency: data.currency,
    livemode: false,
    metadata: {},
    product,
    tax_behavior: data.tax_behavior ?? 'unspecified',
    type: 'one_time',
    unit_amount: data.unit_amount,
    unit_amount_decimal: String(data.unit_amount),
  };
}

export function lineItem(
  item: LineItemParams,
  name: string,
  price: WirePrice,
  amounts: LineAmounts,
): WireLineItem {
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: amounts.discountCents,
    amount_subtotal: amounts.subtotalCents,
    amount_tax: 0,
    amount_total: amounts.totalCents,
    currency: price.currency,
    description: name,
    metadata: item.metadata ?? {},
    price,
    quantity: item.quantity,
  };
}

type RateData = ShippingOptionParams['shipping_rate_data'];

export function inlineRate(data: RateData, created: number): Stripe.ShippingRate {
  const estimate = data.delivery_estimate;
  return {
    id: newId('shr'),
    object: 'shipping_rate',
    active: true,
    created,
    delivery_estimate: estimate
      ? { maximum: estimate.maximum ?? null, minimum: estimate.minimum ?? null }
      : null,
    display_name: data.display_name,
    fixed_amount: { amount: data.fixed_amount.amount, currency: data.fixed_amount.currency },
    livemode: false,
    metadata: {},
    tax_behavior: data.tax_behavior ?? 'unspecified',
    tax_code: null,
    type: 'fixed_amount',
  };
}
