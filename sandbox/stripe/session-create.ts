import type Stripe from 'stripe';
import { seconds } from '../clock.ts';
import { newCheckoutId } from '../ids.ts';
import type { SessionRecord, WireCoupon } from '../records.ts';
import type { Call } from './call.ts';
import { answer, invalidRequest, type Outcome, refuse, type StripeFault } from './fault.ts';
import { inlinePrice, inlineProduct, inlineRate, lineItem } from './goods.ts';
import {
  couponFault,
  expiryOf,
  itemsFault,
  methodsOf,
  noSuch,
  totalFault,
} from './session-checks.ts';
import type { SessionParams } from './session-params.ts';
import { newSession } from './session-shape.ts';
import { addUp, type Reduction } from './totals.ts';

/** `POST /v1/checkout/sessions`: checks what single parameters can't show, and opens a checkout. */
export function createSession(call: Call, params: SessionParams): Outcome {
  const now = seconds(call.world.clock.now());
  const { account } = call.world;
  if (account.business_name === null) {
    const message =
      'In order to use Checkout, you must set an account or business name at https://dashboard.stripe.com/account.';
    return refuse(invalidRequest(message));
  }
  const methods = methodsOf(params, call.version, account.methods);
  if (!methods.ok) return refuse(methods.fault);
  const expiry = expiryOf(params, now);
  if (!expiry.ok) return refuse(expiry.fault);
  const wrongItems = itemsFault(params);
  if (wrongItems) return refuse(wrongItems);
  const currency = params.line_items[0]?.price_data?.currency ?? 'eur';
  const coupon = findCoupon(call, params, currency, now);
  if ('message' in coupon) return refuse(coupon);
  const rates = findRates(call, params, now);
  if ('message' in rates) return refuse(rates);

  const shippingCents = rates.list[0]?.fixed_amount?.amount ?? 0;
  const totals = addUp(
    params.line_items.map((item) => ({
      unitCents: item.price_data?.unit_amount ?? 0,
      quantity: item.quantity,
    })),
    { reduction: reductionOf(coupon.coupon), shippingCents, taxed: false },
  );
  const wrongTotal = totalFault(totals.totalCents);
  if (wrongTotal) return refuse(wrongTotal);

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
      expiresAt: expiry.value,
      currency,
      methods: methods.value,
      totals,
      rates: rates.list,
      couponId: coupon.coupon?.id ?? null,
    }),
    lineItems,
    products,
    shippingRates: rates.list,
    coupon: coupon.coupon ?? null,
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
  for (const rate of rates.list) call.tx.put('rates', rate.id, rate);
  call.tx.put('sessions', id, record);
  return answer(record.session);
}

function findCoupon(
  call: Call,
  params: SessionParams,
  currency: string,
  now: number,
): { coupon: WireCoupon | undefined } | StripeFault {
  const id = params.discounts?.[0]?.coupon;
  if (id === undefined) return { coupon: undefined };
  const coupon = call.tx.get('coupons', id);
  if (!coupon) return noSuch('coupon', id, 'discounts[0][coupon]');
  return couponFault(coupon, currency, now) ?? { coupon };
}

function findRates(
  call: Call,
  params: SessionParams,
  now: number,
): { list: Stripe.ShippingRate[] } | StripeFault {
  const list: Stripe.ShippingRate[] = [];
  for (const [index, option] of (params.shipping_options ?? []).entries()) {
    const rate = option.shipping_rate_data
      ? inlineRate(option.shipping_rate_data, now)
      : call.tx.get('rates', option.shipping_rate ?? '');
    if (!rate) {
      const param = `shipping_options[${index}][shipping_rate]`;
      return noSuch('shipping rate', option.shipping_rate ?? '', param);
    }
    list.push(rate);
  }
  return { list };
}

export function reductionOf(coupon: WireCoupon | null | undefined): Reduction | undefined {
  if (!coupon) return undefined;
  if (coupon.amount_off !== null) return { amountOffCents: coupon.amount_off };
  return { percentOff: coupon.percent_off ?? 0 };
}

/** Delivery address given by the shop; used when the page does not ask for one. */
function knownShipping({ payment_intent_data }: SessionParams): Stripe.Charge.Shipping | null {
  const known = payment_intent_data?.shipping;
  if (!known) return null;
  const { city, country, line1, line2, postal_code, state } = known.address;
  return {
    address: {
      city: city ?? null,
      country: country ?? null,
      line1,
      line2: line2 ?? null,
      postal_code: postal_code ?? null,
      state: state ?? null,
    },
    carrier: known.carrier ?? null,
    name: known.name,
    phone: known.phone ?? null,
    tracking_number: known.tracking_number ?? null,
  };
}
