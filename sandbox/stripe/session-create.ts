import type Stripe from 'stripe';
import { seconds } from '../clock.ts';
import { newCheckoutId } from '../ids.ts';
import type { SessionRecord, WireSession } from '../records.ts';
import { couponFor } from './coupons.ts';
import type { Call } from './endpoint.ts';
import { refusal } from './fault.ts';
import { inlinePrice, inlineProduct, inlineRate, lineItem } from './goods.ts';
import { checkCurrencies, checkTotal, expiryOf, methodsOf } from './session-checks.ts';
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
  const methods = methodsOf(params, account.methods);
  const expiresAt = expiryOf(params, now);
  checkCurrencies(params);
  const currency = params.line_items[0]?.price_data.currency ?? 'eur';
  const coupon = couponFor(call, params.discounts?.[0]?.coupon, currency);
  const rates = (params.shipping_options ?? []).map((option) =>
    inlineRate(option.shipping_rate_data, now),
  );
  const totals = addUp(
    params.line_items.map((item) => ({
      unitCents: item.price_data.unit_amount,
      quantity: item.quantity,
    })),
    { discountCents: coupon?.amount_off ?? 0, shippingCents: rates[0]?.fixed_amount?.amount ?? 0 },
  );
  checkTotal(totals.totalCents);

  const id = newCheckoutId();
  const products: Stripe.Product[] = [];
  const lineItems = params.line_items.flatMap((item, index) => {
    const amounts = totals.lines[index];
    if (!amounts) return [];
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
    },
    attempt: null,
    draft: null,
    settlement: null,
  };
  call.tx.put('sessions', id, record);
  return record.session;
}
