import type Stripe from 'stripe';
import { seconds } from '../clock.ts';
import { newCheckoutId } from '../ids.ts';
import { nulls } from '../nulls.ts';
import type { SessionRecord, WireSession } from '../records.ts';
import { couponFor, reductionOf } from './coupons.ts';
import type { Call } from './endpoint.ts';
import { noSuch, refusal } from './fault.ts';
import { inlinePrice, inlineProduct, inlineRate, lineItem } from './goods.ts';
import { checkItems, checkTotal, expiryOf, methodsOf } from './session-checks.ts';
import type { SessionParams } from './session-params.ts';
import { newSession } from './session-shape.ts';
import { addUp } from './totals.ts';

/** `POST /v1/checkout/sessions`: checks what single parameters can't show, and opens a checkout. */
export function createSession(call: Call, params: SessionParams): WireSession {
  const now = seconds(call.world.clock.now());
  const { account } = call.world;
  if (account.business_name === null) {
    const message =
      'In order to use Checkout, you must set an account or business name at https://dashboard.stripe.com/account.';
    throw refusal(message);
  }
  const methods = methodsOf(params, call.version, account.methods);
  const expiresAt = expiryOf(params, now);
  checkItems(params);
  const currency = params.line_items[0]?.price_data?.currency ?? 'eur';
  const coupon = couponFor(call, params.discounts?.[0]?.coupon, currency, now);
  const rates = ratesOf(call, params, now);
  const totals = addUp(
    params.line_items.map((item) => ({
      unitCents: item.price_data?.unit_amount ?? 0,
      quantity: item.quantity,
    })),
    {
      reduction: reductionOf(coupon),
      shippingCents: rates[0]?.fixed_amount?.amount ?? 0,
      taxed: false,
    },
  );
  checkTotal(totals.totalCents);

  const id = newCheckoutId();
  const products: Stripe.Product[] = [];
  const lineItems = params.line_items.flatMap((item, index) => {
    const amounts = totals.lines[index];
    if (!item.price_data || !amounts) return [];
    const product = inlineProduct(item.price_data, now);
    products.push(product);
    return [lineItem(item, product.name, inlinePrice(item.price_data, product.id, now), amounts)];
  });
  const record: SessionRecord = {
    session: newSession(params, {
      id,
      url: `${call.world.baseUrl}/c/pay/${id}`,
      now,
      expiresAt,
      currency,
      methods,
      totals,
      rates,
      couponId: coupon?.id ?? null,
    }),
    lineItems,
    products,
    shippingRates: rates,
    coupon,
    intentData: {
      description: params.payment_intent_data?.description ?? null,
      metadata: params.payment_intent_data?.metadata ?? {},
      shipping: knownShipping(params),
    },
    forcesThreeDSecure: ['any', 'challenge'].includes(
      params.payment_method_options?.card?.request_three_d_secure ?? '',
    ),
    attempt: null,
    draft: null,
    settlement: null,
  };
  for (const rate of rates) call.tx.put('rates', rate.id, rate);
  call.tx.put('sessions', id, record);
  return record.session;
}

function ratesOf({ tx }: Call, params: SessionParams, now: number): Stripe.ShippingRate[] {
  return (params.shipping_options ?? []).map((option, index) => {
    if (option.shipping_rate_data) return inlineRate(option.shipping_rate_data, now);
    const id = option.shipping_rate ?? '';
    const rate = tx.get('rates', id);
    if (!rate) throw noSuch('shipping rate', id, `shipping_options[${index}][shipping_rate]`);
    return rate;
  });
}

/** Delivery address given by the shop; used when the page does not ask for one. */
function knownShipping({ payment_intent_data }: SessionParams): Stripe.Charge.Shipping | null {
  const known = payment_intent_data?.shipping;
  if (!known) return null;
  const { line1, ...address } = known.address;
  return {
    ...nulls('carrier phone tracking_number'),
    ...known,
    address: { ...nulls('city country line2 postal_code state'), ...address, line1 },
  };
}
