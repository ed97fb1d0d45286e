import type { z } from 'zod';
import { seconds } from '../clock.ts';
import { randomText } from '../ids.ts';
import type { WireCoupon } from '../records.ts';
import type { Call } from './endpoint.ts';
import { noSuch, refusal } from './fault.ts';
import { integer, need, oneOf, text } from './params.ts';
import { MAX_AMOUNT_CENTS } from './session-params.ts';

export const COUPON_PARAMS = {
  amount_off: need(integer(1, MAX_AMOUNT_CENTS)),
  currency: need(oneOf('eur')),
  duration: oneOf('once'),
  max_redemptions: integer(1),
  name: text(40),
};
type Params = z.output<z.ZodObject<typeof COUPON_PARAMS>>;

/** `POST /v1/coupons` */
export function createCoupon({ world, tx }: Call, params: Params): WireCoupon {
  const now = seconds(world.clock.now());
  const id = randomText(8);
  const coupon: WireCoupon = {
    id,
    object: 'coupon',
    amount_off: params.amount_off,
    created: now,
    currency: params.currency,
    duration: 'once',
    duration_in_months: null,
    livemode: world.livemode,
    max_redemptions: params.max_redemptions ?? null,
    metadata: {},
    name: params.name ?? null,
    percent_off: null,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  };
  tx.put('coupons', id, coupon);
  return coupon;
}

/** The coupon of a new checkout, if it names one. */
export function couponFor({ tx }: Call, id: string | undefined): WireCoupon | null {
  if (id === undefined) return null;
  const param = 'discounts[0][coupon]';
  const coupon = tx.get('coupons', id);
  if (!coupon) throw noSuch('coupon', id, param);
  if (coupon.valid) return coupon;
  throw refusal(`Coupon ${coupon.id} is expired.`, { code: 'coupon_expired', param });
}
