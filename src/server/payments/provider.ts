import Stripe from 'stripe';
import { CURRENCY } from '#catalogue/currency.ts';
import { DEMO_NAME } from '#rules/demo-name.ts';
import { firmOf } from '../firm.ts';
import type { OrderRow } from '../orders/order-mails.ts';
import type { HasCatalogue, Shop } from '../shop.ts';
import type { StripeShop } from './payment-state.ts';
import { sessionParams } from './session-params.ts';
import { readShopMark } from './shop-mark.ts';
import { alertRefusal, type Refusal, refusalOf, resolveRefusals } from './stripe-refusals.ts';

export type ProviderResult<T> =
  | { readonly ok: true; readonly value: T }
  /**
   * `unavailable`: slow, cut off, 429, 5xx, or no call at all is allowed (key, rights); `refused`:
   * Stripe understood this call and said no; `spent`: Stripe failed while carrying the call out, and
   * repeats that for as long as it keeps the call's idempotency key. Only another key asks anew;
   * `busy`: another call with the same idempotency key is still being carried out.
   */
  | {
      readonly ok: false;
      readonly failure: 'unavailable' | 'refused' | 'spent' | 'busy';
      /** Stripe's refusal, if it refused. */
      readonly refusal?: Refusal | undefined;
    };

/** Longer than a request that makes an order takes. */
const FIRST_REQUEST_MS = 2 * 60 * 1000;

export interface OpenSession {
  readonly id: string;
  readonly url: string;
}

interface CallOptions {
  /** Refusals that belong to normal work; all others are told to the owner. */
  readonly expects?: (refusal: Refusal) => boolean;
}

/**
 * Runs a call to Stripe and turns its expected failures into values. The library has retried by
 * then; what is logged carries Stripe's request id and nothing about people. What Stripe refuses
 * becomes an alert (`operation` names it there), which the operation's next success closes.
 */
export async function callStripe<T>(
  shop: StripeShop,
  operation: string,
  call: () => Promise<T>,
  { expects }: CallOptions = {},
): Promise<ProviderResult<T>> {
  try {
    const value = await call();
    await resolveRefusals(shop, operation);
    return { ok: true, value };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const failure = failureOf(error);
    const refusal = refusalOf(error);
    shop.log.warn('a call to the payment provider failed', {
      what: operation,
      type: error.type,
      code: error.code ?? null,
      param: error.param ?? null,
      status: error.statusCode ?? null,
      failure,
      providerRequestId: error.requestId ?? null,
    });
    if (refusal && !expects?.(refusal)) await alertRefusal(shop, operation, refusal);
    return { ok: false, failure, refusal };
  }
}

function failureOf(error: Stripe.errors.StripeError): 'unavailable' | 'refused' | 'spent' | 'busy' {
  if (error.code === 'idempotency_key_in_use') return 'busy';
  const refused =
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeIdempotencyError;
  if (refused) return 'refused';
  return error.headers?.['idempotent-replayed'] === 'true' ? 'spent' : 'unavailable';
}

/**
 * Opens the checkout session of the order's attempt, all of it from what is stored: asking twice for
 * the same attempt gives the same session, whoever asks and however late. A session whose total is
 * not ours to the cent is closed again and refused: nobody pays an amount that the drawer did not
 * show.
 */
export async function openSession(
  shop: StripeShop & HasCatalogue,
  order: OrderRow,
): Promise<ProviderResult<OpenSession>> {
  const { name } = firmOf(shop);
  const key = `order-${order.id}-${order.attempt}`;
  const coupon = await makeCoupon(shop, order, key);
  if (!coupon.ok) return coupon;
  const params = sessionParams(order, {
    // The shopper's own when signed in; the hosted page asks guests (docs/specification.md#7-interfaces).
    customerEmail: order.customerEmail ?? undefined,
    paymentMethods: order.paymentMethods ?? shop.settings.paymentMethods,
    baseUrl: shop.settings.baseUrl,
    shopName: name === DEMO_NAME ? undefined : name,
    shopMark: await readShopMark(shop),
    couponId: coupon.value,
  });
  const created = await callStripe(
    shop,
    'create checkout session',
    () => shop.stripe.checkout.sessions.create(params, { idempotencyKey: key }),
    // A repeated request whose order would end too soon; it gets another one.
    { expects: ({ param }) => param === 'expires_at' && isRepeated(shop, order) },
  );
  if (!created.ok) return created;
  const { id, url, amount_total } = created.value;
  if (url !== null && addsUp(created.value, order)) return { ok: true, value: { id, url } };
  shop.log.error('the payment provider adds up differently', undefined, {
    orderId: order.id,
    ours: order.amount,
    theirs: amount_total,
  });
  await expireSession(shop, id);
  return { ok: false, failure: 'refused' };
}

/** True for an order that an earlier request made. */
const isRepeated = (shop: Shop, { createdAt }: OrderRow) =>
  shop.now() - createdAt.getTime() > FIRST_REQUEST_MS;

/** Goods less discount, and shipping; the latter may not be counted until the page has asked for it. */
function addsUp(session: Stripe.Checkout.Session, { amount, shipping }: OrderRow): boolean {
  const counted = session.total_details?.amount_shipping ?? 0;
  const rightShipping = counted === shipping || session.shipping_cost === null;
  return rightShipping && (session.amount_total ?? 0) - counted === amount - shipping;
}

/** A coupon of exactly the order's discount, since Stripe would round a percentage by itself. */
async function makeCoupon(
  shop: StripeShop,
  order: Pick<OrderRow, 'discount' | 'discountCode'>,
  key: string,
): Promise<ProviderResult<string | undefined>> {
  if (order.discount === 0) return { ok: true, value: undefined };
  const coupon = await callStripe(shop, 'create coupon', () =>
    shop.stripe.coupons.create(
      {
        amount_off: order.discount,
        currency: CURRENCY.toLowerCase(),
        duration: 'once',
        max_redemptions: 1,
        // Stripe shows at most 40 characters.
        name: (order.discountCode ?? '').slice(0, 40),
      },
      { idempotencyKey: `coupon-${key}` },
    ),
  );
  return coupon.ok ? { ok: true, value: coupon.value.id } : coupon;
}

/** Closes a session so that nobody can pay it any more. `refused`: it is paid or over already. */
export function expireSession(
  shop: StripeShop,
  checkoutSessionId: string,
): Promise<ProviderResult<Stripe.Checkout.Session>> {
  return callStripe(
    shop,
    'expire checkout session',
    () => shop.stripe.checkout.sessions.expire(checkoutSessionId),
    { expects: ({ status }) => status === 400 || status === 404 },
  );
}
