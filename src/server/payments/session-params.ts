import type Stripe from 'stripe';
import type { Span } from '#catalogue/catalogue.ts';
import { CURRENCY } from '#catalogue/currency.ts';
import type { OfferedMethod } from '#catalogue/payment-methods.ts';
import type { OrderItem } from '#contract/checkout.ts';
import { href, type Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { formatPrice, includedVatCents } from '#rules/money.ts';
import { NO_VAT } from '#rules/no-vat.ts';
import { picturesOfLine } from '#rules/order-pieces.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import type { PostalAddress } from '../orders/schema.ts';
import { PAYMENT_TEXTS } from './payment-texts.ts';
import {
  lineMetadata,
  paymentMetadata,
  sessionMetadata,
  type WrittenOrder,
} from './session-metadata.ts';

const CURRENCY_CODE = CURRENCY.toLowerCase();

/** Parts of an order and its request that decide the parameters of its checkout session. */
type SessionOrder = WrittenOrder &
  Pick<OrderRow, 'items' | 'amount' | 'shipping' | 'expiresAt' | 'customerName' | 'address'>;

interface SessionExtras {
  readonly baseUrl: string;
  /** Stands above the hosted page; the account's own name does without. */
  readonly shopName?: string | undefined;
  readonly shopMark: string;
  /** The order's address, if it has one; else the hosted page asks (docs/specification.md#7-interfaces). */
  readonly customerEmail?: string | undefined;
  /** The methods to offer; absent means whatever the account offers. */
  readonly paymentMethods?: readonly OfferedMethod[] | undefined;
  /** Stripe's id of the coupon that takes the order's discount off. */
  readonly couponId?: string | undefined;
}

/**
 * The checkout session of an order's attempt. A pure function of stored things, because Stripe
 * refuses an idempotency key that comes back with other parameters.
 */
export function sessionParams(
  order: SessionOrder,
  extras: SessionExtras,
): Stripe.Checkout.SessionCreateParams {
  const { baseUrl, shopName, shopMark, customerEmail, paymentMethods, couponId } = extras;
  return {
    mode: 'payment',
    locale: order.language,
    // Paid in euros, as priced; Stripe would offer other currencies at its own rates.
    adaptive_pricing: { enabled: false },
    client_reference_id: order.id,
    metadata: sessionMetadata(order, shopMark),
    // The number is given on payment; until then the payment is found by the order's id.
    payment_intent_data: {
      metadata: paymentMetadata(order, shopMark),
      description: fill(PAYMENT_TEXTS[order.language].order, { name: order.id }),
      ...(order.address && { shipping: parcelOf(order.customerName, order.address) }),
    },
    line_items: order.items.map((item) => lineItem(item, order.language, baseUrl)),
    ...(!order.address && { shipping_address_collection: { allowed_countries: ['DE'] } }),
    shipping_options: [
      shippingOption(order.shipping, order.promised.deliveryWorkingDays, order.language),
    ],
    success_url: successUrl(baseUrl, order.language, '{CHECKOUT_SESSION_ID}'),
    cancel_url: `${baseUrl}${href('cancel', order.language)}`,
    expires_at: Math.floor(order.expiresAt.getTime() / 1000),
    custom_text: { submit: { message: vatText(order) } },
    ...(shopName !== undefined && {
      branding_settings: { display_name: shopName.slice(0, LONGEST_SHOP_NAME) },
    }),
    ...(customerEmail !== undefined && { customer_email: customerEmail }),
    ...(paymentMethods?.length && { allowed_payment_method_types: [...paymentMethods] }),
    ...(couponId !== undefined && { discounts: [{ coupon: couponId }] }),
  };
}

/** The address that the shop has asked for; the hosted page then asks for none. */
function parcelOf(name: string | null, { line1, line2, postalCode, city, country }: PostalAddress) {
  const address = { line1, ...(line2 && { line2 }), postal_code: postalCode, city, country };
  return { name: name ?? '', address };
}

/** Return address of a paid checkout; Stripe fills the placeholder in. */
export function successUrl(baseUrl: string, lang: Lang, checkoutSessionId: string): string {
  return `${baseUrl}${href('success', lang)}?session_id=${checkoutSessionId}`;
}

/** In characters; Stripe documents no limit, and a page's head has room for so many. */
const LONGEST_SHOP_NAME = 60;
/** Longest name of a line at Stripe, in characters. */
const LONGEST_NAME = 250;

/** Cuts a name for the payment page; the order has it whole. */
function shorten(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
}

function lineItem(item: OrderItem, lang: Lang, baseUrl: string) {
  const pictures = picturesOfLine(item);
  const name = item.variant === '' ? item.name : `${item.name}, ${item.variant}`;
  return {
    quantity: item.quantity,
    metadata: lineMetadata(item),
    price_data: {
      currency: CURRENCY_CODE,
      unit_amount: item.unit_amount,
      tax_behavior: 'inclusive',
      product_data: {
        name: shorten(item.gift ? fill(PAYMENT_TEXTS[lang].gift, { name }) : name),
        ...(pictures.length > 0 && { images: pictures.map((picture) => `${baseUrl}${picture}`) }),
      },
    },
  } satisfies Stripe.Checkout.SessionCreateParams.LineItem;
}

function shippingOption(cents: number, { from, to }: Span, lang: Lang) {
  const { shipping, freeShipping } = PAYMENT_TEXTS[lang];
  return {
    shipping_rate_data: {
      display_name: cents === 0 ? freeShipping : shipping,
      type: 'fixed_amount',
      fixed_amount: { amount: cents, currency: CURRENCY_CODE },
      tax_behavior: 'inclusive',
      delivery_estimate: {
        minimum: { unit: 'business_day', value: from },
        maximum: { unit: 'business_day', value: to },
      },
    },
  } satisfies Stripe.Checkout.SessionCreateParams.ShippingOption;
}

function vatText({ amount, promised, language }: SessionOrder): string {
  const { vatPercent: percent } = promised;
  const { vat, noVat } = PAYMENT_TEXTS[language];
  if (percent === 0) return fill(noVat, { noVat: NO_VAT[language] });
  return fill(vat, { percent, amount: formatPrice(includedVatCents(amount, percent), language) });
}
