import type { WireCoupon } from '../records.ts';
import { PAYMENT_METHOD_TYPES_REMOVED } from '../webhooks/version.ts';
import { invalidRequest, type StripeFault } from './fault.ts';
import { MAX_AMOUNT_CENTS, MIN_AMOUNT_CENTS, type SessionParams } from './session-params.ts';

const HALF_HOUR = 30 * 60;
const DAY = 24 * 60 * 60;
/** Clocks and networks: a caller's "30 minutes from now" may arrive a moment late. */
const TOLERANCE_SECONDS = 5;

type Checked<T> = { ok: true; value: T } | { ok: false; fault: StripeFault };

function fault(message: string, param: string, code?: string): { ok: false; fault: StripeFault } {
  return { ok: false, fault: invalidRequest(message, code ? { code, param } : { param }) };
}

/** The methods the page will offer, card first. */
export function methodsOf(
  params: SessionParams,
  version: string,
  active: readonly string[],
): Checked<string[]> {
  const explicit = params.payment_method_types;
  const removed = version >= PAYMENT_METHOD_TYPES_REMOVED;
  if (explicit && removed) {
    const message =
      'The parameter payment_method_types is no longer supported. Use allowed_payment_method_types to limit the payment methods, or leave both out.';
    return fault(message, 'payment_method_types', 'payment_method_types_no_longer_supported');
  }
  if (params.allowed_payment_method_types && !removed) {
    const param = 'allowed_payment_method_types';
    return fault(`Received unknown parameter: ${param}`, param, 'parameter_unknown');
  }
  const inactive = explicit?.find((type) => !active.includes(type));
  if (inactive !== undefined) {
    const message = `The payment method type provided: ${inactive} is invalid. Please ensure the provided type is activated in your dashboard (https://dashboard.stripe.com/account/payments/settings) and your account is enabled for any preview features that you are trying to use. See https://stripe.com/docs/payments/payment-methods/integration-options for supported payment method, currency, country, and product combinations.`;
    return fault(message, 'payment_method_types');
  }
  const wanted = explicit ?? params.allowed_payment_method_types ?? active;
  const excluded = params.excluded_payment_method_types ?? [];
  const methods = active.filter((type) => wanted.includes(type) && !excluded.includes(type));
  return methods.length > 0
    ? { ok: true, value: methods }
    : fault('No valid payment method types for this Checkout Session.', 'payment_method_types');
}

/** When the session ends, in seconds since 1970; 24 hours from now unless told otherwise. */
export function expiryOf(params: SessionParams, now: number): Checked<number> {
  const wanted = params.expires_at ?? now + DAY;
  if (wanted < now + HALF_HOUR - TOLERANCE_SECONDS) {
    const message =
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.';
    return fault(message, 'expires_at');
  }
  if (wanted > now + DAY + TOLERANCE_SECONDS) {
    const message =
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.';
    return fault(message, 'expires_at');
  }
  return { ok: true, value: wanted };
}

/** Returns the first error in line items and shipping that the schema can't find, if any. */
export function itemsFault(params: SessionParams): StripeFault | undefined {
  const [first] = params.line_items;
  const currency = first?.price_data?.currency;
  for (const [index, item] of params.line_items.entries()) {
    const at = `line_items[${index}]`;
    if (item.price !== undefined) return noSuch('price', item.price, `${at}[price]`);
    const data = item.price_data;
    if (!data) {
      return invalidRequest(`Missing required param: ${at}[price_data].`, {
        code: 'parameter_missing',
        param: `${at}[price_data]`,
      });
    }
    if (data.product !== undefined) {
      return noSuch('product', data.product, `${at}[price_data][product]`);
    }
    if (!data.product_data) {
      const param = `${at}[price_data][product_data]`;
      const message = `Missing required param: ${param}.`;
      return invalidRequest(message, { code: 'parameter_missing', param });
    }
    if (data.currency !== currency) {
      const message = 'All line items of a Checkout Session must have the same currency.';
      return invalidRequest(message, { param: `${at}[price_data][currency]` });
    }
    if (params.automatic_tax?.enabled && data.tax_behavior === 'exclusive') {
      const message = 'This account sells with tax included: tax_behavior must be inclusive.';
      return invalidRequest(message, { param: `${at}[price_data][tax_behavior]` });
    }
  }
  for (const [index, option] of (params.shipping_options ?? []).entries()) {
    const data = option.shipping_rate_data;
    const at = `shipping_options[${index}]`;
    if (!data && option.shipping_rate === undefined) {
      const message = `Missing required param: ${at}[shipping_rate_data].`;
      return invalidRequest(message, { code: 'parameter_missing', param: at });
    }
    if (data && data.fixed_amount.currency !== currency) {
      const message = 'Shipping and line items must have the same currency.';
      return invalidRequest(message, {
        param: `${at}[shipping_rate_data][fixed_amount][currency]`,
      });
    }
  }
  return undefined;
}

/** An id inside parameters that isn't there: 400, unlike an id in the path. */
export function noSuch(noun: string, id: string, param: string): StripeFault {
  return invalidRequest(`No such ${noun}: '${id}'`, { code: 'resource_missing', param });
}

export function couponFault(
  coupon: WireCoupon,
  currency: string,
  now: number,
): StripeFault | undefined {
  const param = 'discounts[0][coupon]';
  if (coupon.amount_off !== null && coupon.currency !== currency) {
    return invalidRequest('The coupon and the line items have different currencies.', { param });
  }
  if (!coupon.valid || (coupon.redeem_by !== null && coupon.redeem_by <= now)) {
    return invalidRequest(`Coupon ${coupon.id} is expired.`, { code: 'coupon_expired', param });
  }
  return undefined;
}

export function totalFault(totalCents: number): StripeFault | undefined {
  if (totalCents > MAX_AMOUNT_CENTS) {
    const message = "The Checkout Session's total amount must be no more than €999,999.99.";
    return invalidRequest(message, { code: 'amount_too_large', param: 'line_items' });
  }
  if (totalCents > 0 && totalCents < MIN_AMOUNT_CENTS) {
    const message = "The Checkout Session's total amount due must add up to at least €0.50 eur";
    return invalidRequest(message, { code: 'amount_too_small', param: 'line_items' });
  }
  return undefined;
}
