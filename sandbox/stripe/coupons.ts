import type { z } from 'zod';
import { seconds } from '../clock.ts';
import { randomText } from '../ids.ts';
import type { WireCoupon } from '../records.ts';
import type { Call } from './endpoint.ts';
import { noSuch, refusal } from './fault.ts';
import { currency, integer, metadata, oneOf, percent, text } from './params.ts';
import { MAX_AMOUNT_CENTS } from './session-params.ts';
import type { Reduction } from './totals.ts';

export const COUPON_PARAMS = {
  amount_off: integer(1, MAX_AMOUNT_CENTS),
  currency,
  duration: oneOf('once'),
  id: text(200),
  max_redemptions: integer(1),
  metadata,
  name: text(40),
  percent_off: percent,
  redeem_by: integer(0),
};
type Params = z.output<z.ZodObject<typeof COUPON_PARAMS>>;

/** `POST /v1/coupons` */
export function createCoupon({ world, tx }: Call, params: Params): WireCoupon {
  const now = seconds(world.clock.now());
  const id = params.id ?? randomText(8);
  const code = 'parameter_missing';
  if ((params.amount_off === undefined) === (params.percent_off === undefined)) {
    const names = 'amount_off, percent_off';
    throw refusal(`You must provide exactly one of the following parameters: ${names}.`, { code });
  }
  if (params.amount_off !== undefined && params.currency === undefined) {
    const message = 'You must pass currency when passing amount_off';
    throw refusal(message, { code, param: 'currency' });
  }
  if (params.redeem_by !== undefined && params.redeem_by <= now) {
    throw refusal('redeem_by must be in the future', { param: 'redeem_by' });
  }
  if (tx.get('coupons', id)) {
    const facts = { code: 'resource_already_exists', param: 'id', executed: true } as const;
    throw refusal('Coupon already exists.', facts);
  }
  const coupon: WireCoupon = {
    id,
    object: 'coupon',
    amount_off: params.amount_off ?? null,
    created: now,
    currency: params.amount_off === undefined ? null : (params.currency ?? null),
    duration: 'once',
    duration_in_months: null,
    livemode: false,
    max_redemptions: params.max_redemptions ?? null,
    metadata: params.metadata ?? {},
    name: params.name ?? null,
    percent_off: params.percent_off ?? null,
    redeem_by: params.redeem_by ?? null,
    times_redeemed: 0,
    valid: true,
  };
  tx.put('coupons', id, coupon);
  return coupon;
}

/** The coupon of a new checkout, if it names one. */
export function couponFor(
  { tx }: Call,
  id: string | undefined,
  currency: string,
  now: number,
): WireCoupon | null {
  if (id === undefined) return null;
  const param = 'discounts[0][coupon]';
  const coupon = tx.get('coupons', id);
  if (!coupon) throw noSuch('coupon', id, param);
  if (coupon.amount_off !== null && coupon.currency !== currency) {
    throw refusal('The coupon and the line items have different currencies.', { param });
  }
  if (!coupon.valid || (coupon.redeem_by !== null && coupon.redeem_by <= now)) {
    throw refusal(`Coupon ${coupon.id} is expired.`, { code: 'coupon_expired', param });
  }
  return coupon;
}

export function reductionOf(coupon: WireCoupon | null): Reduction | undefined {
  if (!coupon) return undefined;
  if (coupon.amount_off !== null) return { amountOffCents: coupon.amount_off };
  return { percentOff: coupon.percent_off ?? 0 };
}
