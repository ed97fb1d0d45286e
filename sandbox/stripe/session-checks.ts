import { PAYMENT_METHOD_TYPES_REMOVED } from '../webhooks/emit.ts';
import { missingParam, noSuch, refusal } from './fault.ts';
import { MAX_AMOUNT_CENTS, MIN_AMOUNT_CENTS, type SessionParams } from './session-params.ts';

const HALF_HOUR = 30 * 60;
const DAY = 24 * 60 * 60;
/** Clocks and networks: a caller's "30 minutes from now" may arrive a moment late. */
const TOLERANCE_SECONDS = 5;

/** The methods the page will offer, card first. */
export function methodsOf(
  params: SessionParams,
  version: string,
  active: readonly string[],
): string[] {
  const explicit = params.payment_method_types;
  const removed = version >= PAYMENT_METHOD_TYPES_REMOVED;
  if (explicit && removed) {
    const message =
      'The parameter payment_method_types is no longer supported. Use allowed_payment_method_types to limit the payment methods, or leave both out.';
    const code = 'payment_method_types_no_longer_supported';
    throw refusal(message, { code, param: 'payment_method_types' });
  }
  if (params.allowed_payment_method_types && !removed) {
    const param = 'allowed_payment_method_types';
    throw refusal(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const inactive = explicit?.find((type) => !active.includes(type));
  if (inactive !== undefined) {
    const message = `The payment method type provided: ${inactive} is invalid. Please ensure the provided type is activated in your dashboard (https://dashboard.stripe.com/account/payments/settings) and your account is enabled for any preview features that you are trying to use. See https://stripe.com/docs/payments/payment-methods/integration-options for supported payment method, currency, country, and product combinations.`;
    throw refusal(message, { param: 'payment_method_types' });
  }
  const wanted = explicit ?? params.allowed_payment_method_types ?? active;
  const excluded = params.excluded_payment_method_types ?? [];
  const methods = active.filter((type) => wanted.includes(type) && !excluded.includes(type));
  if (methods.length === 0) {
    const message = 'No valid payment method types for this Checkout Session.';
    throw refusal(message, { param: 'payment_method_types' });
  }
  return methods;
}

/** When the session ends, in seconds since 1970; 24 hours from now unless told otherwise. */
export function expiryOf(params: SessionParams, now: number): number {
  const wanted = params.expires_at ?? now + DAY;
  if (wanted < now + HALF_HOUR - TOLERANCE_SECONDS) {
    const message =
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.';
    throw refusal(message, { param: 'expires_at' });
  }
  if (wanted > now + DAY + TOLERANCE_SECONDS) {
    const message =
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.';
    throw refusal(message, { param: 'expires_at' });
  }
  return wanted;
}

/** Checks of line items and shipping that single parameters can't show. */
export function checkItems(params: SessionParams): void {
  const currency = params.line_items[0]?.price_data?.currency;
  for (const [index, item] of params.line_items.entries()) {
    const at = `line_items[${index}]`;
    const data = item.price_data;
    if (item.price !== undefined) throw noSuch('price', item.price, `${at}[price]`);
    if (!data) throw missingParam(`${at}[price_data]`);
    if (data.product !== undefined) {
      throw noSuch('product', data.product, `${at}[price_data][product]`);
    }
    if (!data.product_data) throw missingParam(`${at}[price_data][product_data]`);
    if (data.currency !== currency) {
      const message = 'All line items of a Checkout Session must have the same currency.';
      throw refusal(message, { param: `${at}[price_data][currency]` });
    }
    if (params.automatic_tax?.enabled && data.tax_behavior === 'exclusive') {
      const message = 'This account sells with tax included: tax_behavior must be inclusive.';
      throw refusal(message, { param: `${at}[price_data][tax_behavior]` });
    }
  }
  for (const [index, option] of (params.shipping_options ?? []).entries()) {
    const data = option.shipping_rate_data;
    const at = `shipping_options[${index}][shipping_rate_data]`;
    if (!data && option.shipping_rate === undefined) throw missingParam(at);
    if (data && data.fixed_amount.currency !== currency) {
      const message = 'Shipping and line items must have the same currency.';
      throw refusal(message, { param: `${at}[fixed_amount][currency]` });
    }
  }
}

export function checkTotal(totalCents: number): void {
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
