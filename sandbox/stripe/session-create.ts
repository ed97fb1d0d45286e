import type Stripe from 'stripe';
import { seconds } from '../clock.ts';
import { randomText } from '../ids.ts';
import type { WireSession } from '../records.ts';
import { couponFor } from './coupons.ts';
import type { Call } from './endpoint.ts';
import { refusal } from './fault.ts';
import { MAX_AMOUNT_CENTS, type SessionParams } from './session-params.ts';
import { inlinePrice, inlineProduct, inlineRate, lineItem, newSession } from './session-shape.ts';

const HALF_HOUR = 30 * 60;
const DAY = 24 * 60 * 60;
/** Clocks and networks: a caller's "30 minutes from now" may arrive a moment late. */
const TOLERANCE_SECONDS = 5;
/** Stripe's floor for one charge in euros. */
const MIN_AMOUNT_CENTS = 50;

/** `POST /v1/checkout/sessions`: checks what single parameters can't show, and opens a checkout. */
export function createSession(call: Call, params: SessionParams): WireSession {
  const now = seconds(call.world.clock.now());
  const { account, livemode } = call.world;
  const made = { created: now, livemode };
  if (account.business_name === null) {
    const message =
      'In order to use Checkout, you must set an account or business name at https://dashboard.stripe.com/account.';
    throw refusal(message);
  }
  const methods = methodsOf(params, account.methods);
  const expiresAt = expiryOf(params, now);
  const coupon = couponFor(call, params.discounts?.[0]?.coupon);
  const rates = (params.shipping_options ?? []).map((option) =>
    inlineRate(option.shipping_rate_data, made),
  );
  const subtotalCents = params.line_items.reduce(
    (sum, { price_data, quantity }) => sum + price_data.unit_amount * quantity,
    0,
  );
  // A reduction never touches shipping.
  const discountCents = Math.min(coupon?.amount_off ?? 0, subtotalCents);
  const shippingCents = rates[0]?.fixed_amount?.amount ?? 0;
  const totalCents = subtotalCents - discountCents + shippingCents;
  checkTotal(totalCents);

  // It opens a customer's payment page, so it is long.
  const id = `cs_${livemode ? 'live' : 'test'}_a1${randomText(56)}`;
  const products = params.line_items.map(({ price_data }) => inlineProduct(price_data, made));
  const session = newSession(params, {
    id,
    url: `${call.world.baseUrl}/c/pay/${id}`,
    ...made,
    expiresAt,
    methods,
    totals: { subtotalCents, discountCents, shippingCents, totalCents },
    rates,
    couponId: coupon?.id ?? null,
  });
  call.tx.put('sessions', id, {
    session,
    lineItems: params.line_items.map((item, index) =>
      lineItem(item, inlinePrice(item.price_data, products[index]?.id ?? '', made)),
    ),
    products,
    shippingRates: rates,
    coupon,
    intentData: {
      description: params.payment_intent_data?.description ?? null,
      metadata: params.payment_intent_data?.metadata ?? {},
      shipping: shippingOf(params),
    },
    attempt: null,
    draft: null,
    settlement: null,
  });
  return session;
}

/** The delivery address of the payment. Stripe takes it only where the page collects none. */
function shippingOf(params: SessionParams): Stripe.PaymentIntent.Shipping | null {
  const { name, address } = params.payment_intent_data?.shipping ?? {};
  if (name === undefined || address === undefined) return null;
  if (params.shipping_address_collection) {
    const message =
      'You may not specify `payment_intent_data.shipping` and `shipping_address_collection` at the same time.';
    throw refusal(message, { param: 'payment_intent_data' });
  }
  const { city = null, country = null, line1, line2 = null, postal_code = null } = address;
  return {
    address: { city, country, line1, line2, postal_code, state: null },
    carrier: null,
    name,
    phone: null,
    tracking_number: null,
  };
}

/** The methods the page will offer, in the account's order. */
function methodsOf(params: SessionParams, active: readonly string[]): string[] {
  const wanted = params.allowed_payment_method_types ?? active;
  const methods = active.filter((type) => wanted.includes(type));
  if (methods.length > 0) return methods;
  const message = 'No valid payment method types for this Checkout Session.';
  throw refusal(message, { param: 'allowed_payment_method_types' });
}

/** When the session ends, in seconds since 1970; 24 hours from now unless told otherwise. */
function expiryOf(params: SessionParams, now: number): number {
  const wanted = params.expires_at ?? now + DAY;
  const isEarly = wanted < now + HALF_HOUR - TOLERANCE_SECONDS;
  if (!isEarly && wanted <= now + DAY + TOLERANCE_SECONDS) return wanted;
  const bound = isEarly ? 'at least 30 minutes' : 'less than 24 hours';
  const message = `The \`expires_at\` timestamp must be ${bound} from Checkout Session creation.`;
  throw refusal(message, { param: 'expires_at' });
}

function checkTotal(totalCents: number): void {
  const param = 'line_items';
  if (totalCents > MAX_AMOUNT_CENTS) {
    const message = "The Checkout Session's total amount must be no more than €999,999.99.";
    throw refusal(message, { code: 'amount_too_large', param });
  }
  if (totalCents > 0 && totalCents < MIN_AMOUNT_CENTS) {
    const message = "The Checkout Session's total amount due must add up to at least €0.50 eur";
    throw refusal(message, { code: 'amount_too_small', param });
  }
}
