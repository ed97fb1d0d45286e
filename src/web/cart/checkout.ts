import { API } from '../../api-paths.ts';
import { CHECKOUT_RETRY_DELAY_MS } from '../../catalogue/limits.ts';
import {
  type CreateCheckoutBody,
  createCheckoutReply,
  type DiscountCodeReply,
  GUEST_EMAIL,
} from '../../contract/checkout.ts';
import type { Lang } from '../../routes.ts';
import { type CartItem, totalCents } from '../../rules/cart.ts';
import { missingToMinimumCents } from '../../rules/discount-codes.ts';
import { type ApiResult, sendJson } from '../api.ts';
import { visitId } from '../visits/visit-id.ts';
import { attemptKey, endAttempt } from './attempt-key.ts';
import { termsOf } from './discount-store.ts';

export interface CheckoutRequest {
  readonly items: readonly CartItem[];
  readonly lang: Lang;
  /** The signed-in user's address; guests send the placeholder. */
  readonly email: string | undefined;
  /** A redeemed discount code; only sent where it counts, because below its minimum it is refused. */
  readonly code: DiscountCodeReply | null;
}

/** Body of `create-checkout` (spec section 7, decision 10). */
export function checkoutBody({ items, lang, email, code }: CheckoutRequest): CreateCheckoutBody {
  const counts = code && missingToMinimumCents(termsOf(code), totalCents(items)) === 0;
  return {
    items: items.map(({ id, name, price, quantity, image, ...choice }) => ({
      id,
      name,
      price,
      quantity,
      image,
      ...choice,
    })),
    customer_email: email ?? GUEST_EMAIL,
    payment_method_types: ['card', 'paypal'],
    language: lang,
    ...(counts && { discountCode: code.code }),
  };
}

export type CheckoutOutcome =
  | { readonly ok: true; readonly url: string }
  /** `message` is the server's sentence about the cart, or about its item at the index `item`. */
  | {
      readonly ok: false;
      readonly code: string;
      readonly message: string;
      readonly item?: number | undefined;
    };

function post(body: CreateCheckoutBody): Promise<ApiResult<{ url: string }>> {
  const headers = { 'idempotency-key': attemptKey(), 'x-visit': visitId() };
  return sendJson(API.createCheckout, body, createCheckoutReply, { headers });
}

/**
 * Asks for the payment page. A first failure calls `onRetry`, waits a second and asks again without
 * `payment_method_types` (spec sections 7 and 8); only then is it one.
 */
export async function requestCheckout(
  request: CheckoutRequest,
  onRetry: () => void,
): Promise<CheckoutOutcome> {
  const body = checkoutBody(request);
  const first = await post(body);
  if (first.ok && first.data.url) return { ok: true, url: first.data.url };
  onRetry();
  await new Promise((resolve) => setTimeout(resolve, CHECKOUT_RETRY_DELAY_MS));
  // Its order was paid in another tab, or is of whoever was signed in: this is an attempt of its own.
  if (!first.ok && first.code === 'attempt_over') endAttempt();
  const { payment_method_types: _, ...plain } = body;
  const second = await post(plain);
  if (second.ok && second.data.url) return { ok: true, url: second.data.url };
  return second.ok ? { ok: false, code: 'no_url', message: '' } : second;
}
