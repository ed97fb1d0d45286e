import { type ApiResult, callApi } from '#browser/api.ts';
import { CHECKOUT_RETRY_DELAY_MS } from '#catalogue/limits.ts';
import type { OfferedMethod } from '#catalogue/payment-methods.ts';
import {
  type CreateCheckoutBody,
  createCheckoutReply,
  type DiscountCodeReply,
  GUEST_EMAIL,
} from '#contract/checkout.ts';
import type { Customer } from '#contract/customer.ts';
import type { Lang } from '#routes.ts';
import { type BoughtLine, holdsBought } from '#rules/bought-lines.ts';
import type { CartItem } from '#rules/cart.ts';
import { applies } from '#rules/discount-codes.ts';
import { goodsKey } from '#rules/line-ids.ts';
import { knownVisitId } from '../visits/visit-id.ts';
import { attemptKey, endAttempt, inTurn } from './attempt.ts';
import { cartStore } from './cart-store.ts';
import { countedCents, termsOf } from './discount-store.ts';
import { settle } from './settle-attempt.ts';

export interface CheckoutRequest {
  readonly items: readonly CartItem[];
  /** As shown; the server refuses to charge more. */
  readonly totalCents: number;
  readonly lang: Lang;
  /** The signed-in user's address; guests send the placeholder. */
  readonly email: string | undefined;
  /** Methods for the payment page to offer (`PAYMENT_METHODS`). */
  readonly methods: readonly OfferedMethod[];
  /** A redeemed discount code; only sent where it counts, because below its minimum it is refused. */
  readonly code: DiscountCodeReply | null;
  /** From `/kasse`; the hosted page asks for what is not sent. */
  readonly customer?: Customer;
}

/** Goods and code of a request. */
export function cartBody({ items, code, lang }: Pick<CheckoutRequest, 'items' | 'code' | 'lang'>) {
  const counts = code && applies(termsOf(code), countedCents(code, items));
  return {
    items: items.map(({ id, name, price, pricedAt: _, quantity, image, ...choice }) => ({
      id,
      name,
      price,
      quantity,
      image,
      ...choice,
    })),
    language: lang,
    ...(counts && { discountCode: code.code }),
  } satisfies CreateCheckoutBody;
}

/** Body of `create-checkout` (docs/specification.md#7-interfaces). */
function checkoutBody({
  totalCents: shownTotalCents,
  email,
  methods,
  customer,
  ...cart
}: CheckoutRequest): CreateCheckoutBody {
  return {
    ...cartBody(cart),
    customer_email: email ?? GUEST_EMAIL,
    payment_method_types: [...methods],
    shownTotalCents,
    ...(customer && { customer }),
  };
}

/** A refusal's sentence is about the cart, or about its item at the index `item`. */
type CheckoutOutcome =
  | { readonly ok: true; readonly url: string }
  | Extract<ApiResult<never>, { readonly ok: false }>;

function post(body: CreateCheckoutBody, key: string): Promise<ApiResult<{ url: string }>> {
  const headers = { 'idempotency-key': key, 'x-visit': knownVisitId() ?? '' };
  return callApi('POST /api/create-checkout', { body, headers }, createCheckoutReply);
}

/** Fails because the cart changed since it was shown: nobody pays a sum that was not shown. */
const PAID_BEFORE: CheckoutOutcome = { ok: false, code: 'already_paid', message: '' };
/** Another tab has paid it, or taken it out, while this one waited for its turn. */
const CHANGED: CheckoutOutcome = { ok: false, code: 'cart_changed', message: '' };

const goodsOf = (items: readonly CartItem[]): readonly BoughtLine[] =>
  items.map((item) => ({ key: goodsKey(item), quantity: item.quantity }));

/**
 * Asks for the payment page, one tab of a browser at a time. Goods that were paid already are not sent
 * to pay again (docs/decisions/0036-one-cart-one-attempt.md). A first failure calls `onRetry`, waits a
 * second and asks again without `payment_method_types` (docs/specification.md#7-interfaces); only
 * then is it one. Lines that have changed since they were shown are no failure: the drawer shows them. Neither they nor a
 * refused item or field of the customer are sent again.
 */
export function requestCheckout(
  request: CheckoutRequest,
  onRetry: () => void,
): Promise<CheckoutOutcome> {
  return inTurn(async () => {
    if (await settle()) return PAID_BEFORE;
    if (!holdsBought(cartStore.getState().items, goodsOf(request.items))) return CHANGED;
    const body = checkoutBody(request);
    const key = attemptKey();
    const first = await post(body, key);
    if (first.ok && first.data.url) return { ok: true, url: first.data.url };
    // The shopper has to see it first; a retry would be refused as well.
    if (!first.ok && (first.lines || first.field || first.item !== undefined)) return first;
    if (!first.ok && first.code === 'too_many_mails') return first;
    onRetry();
    await new Promise((resolve) => setTimeout(resolve, CHECKOUT_RETRY_DELAY_MS));
    if (!first.ok && first.code === 'attempt_over') {
      // Its order was paid meanwhile, or is of whoever was signed in: this is an attempt of its own.
      if (await settle()) return PAID_BEFORE;
      endAttempt(key);
    }
    const { payment_method_types: _, ...plain } = body;
    const second = await post(plain, attemptKey());
    if (second.ok && second.data.url) return { ok: true, url: second.data.url };
    return second.ok ? { ok: false, code: 'no_url', message: '' } : second;
  });
}
