import { refusal } from './fault.ts';
import { MAX_AMOUNT_CENTS, MIN_AMOUNT_CENTS, type SessionParams } from './session-params.ts';

const HALF_HOUR = 30 * 60;
const DAY = 24 * 60 * 60;
/** Clocks and networks: a caller's "30 minutes from now" may arrive a moment late. */
const TOLERANCE_SECONDS = 5;

/** The methods the page will offer, card first. */
export function methodsOf(params: SessionParams, active: readonly string[]): string[] {
  const wanted = params.allowed_payment_method_types ?? active;
  const methods = active.filter((type) => wanted.includes(type));
  if (methods.length > 0) return methods;
  const message = 'No valid payment method types for this Checkout Session.';
  throw refusal(message, { param: 'allowed_payment_method_types' });
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

/** Checks that all prices have the currency of the first. */
export function checkCurrencies({ line_items, shipping_options }: SessionParams): void {
  const currency = line_items[0]?.price_data.currency;
  for (const [index, { price_data }] of line_items.entries()) {
    if (price_data.currency === currency) continue;
    const message = 'All line items of a Checkout Session must have the same currency.';
    throw refusal(message, { param: `line_items[${index}][price_data][currency]` });
  }
  const shipping = shipping_options?.[0]?.shipping_rate_data.fixed_amount.currency ?? currency;
  if (shipping === currency) return;
  const param = 'shipping_options[0][shipping_rate_data][fixed_amount][currency]';
  throw refusal('Shipping and line items must have the same currency.', { param });
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
