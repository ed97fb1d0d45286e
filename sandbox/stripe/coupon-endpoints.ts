import { seconds } from '../clock.ts';
import { randomText } from '../ids.ts';
import type { WireCoupon } from '../records.ts';
import { type Call, endpoint, idOf } from './call.ts';
import { answer, invalidRequest, missing, type Outcome, refuse } from './fault.ts';
import { createdFilter, newestFirst, PAGING, page, within } from './lists.ts';
import { currency, integer, metadata, oneOf, percent, text } from './params.ts';
import { MAX_AMOUNT_CENTS } from './session-params.ts';
import type { ReadShape } from './shape.ts';

const CREATE = {
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

export const COUPON_ENDPOINTS = [
  endpoint('POST', '/v1/coupons', CREATE, create),

  endpoint('GET', '/v1/coupons/:id', {}, (call) => {
    const coupon = call.tx.get('coupons', idOf(call));
    return coupon ? answer(coupon) : refuse(missing('coupon', idOf(call), 'coupon'));
  }),

  endpoint('DELETE', '/v1/coupons/:id', {}, (call) => {
    const id = idOf(call);
    if (!call.tx.get('coupons', id)) return refuse(missing('coupon', id, 'coupon'));
    call.tx.delete('coupons', id);
    return answer({ id, object: 'coupon', deleted: true });
  }),

  endpoint('GET', '/v1/coupons', { ...PAGING, created: createdFilter }, (call, params) => {
    const coupons = newestFirst(call.world.store.values('coupons'), (coupon) =>
      within(coupon.created, params.created) ? coupon : undefined,
    );
    return page(coupons, '/v1/coupons', params);
  }),
];

function create(call: Call, params: ReadShape<typeof CREATE>): Outcome {
  const now = seconds(call.world.clock.now());
  const id = params.id ?? randomText(8);
  if ((params.amount_off === undefined) === (params.percent_off === undefined)) {
    const message =
      'You must provide exactly one of the following parameters: amount_off, percent_off.';
    return refuse(invalidRequest(message, { code: 'parameter_missing' }));
  }
  if (params.amount_off !== undefined && params.currency === undefined) {
    const message = 'You must pass currency when passing amount_off';
    return refuse(invalidRequest(message, { code: 'parameter_missing', param: 'currency' }));
  }
  if (params.redeem_by !== undefined && params.redeem_by <= now) {
    return refuse(invalidRequest('redeem_by must be in the future', { param: 'redeem_by' }));
  }
  if (call.tx.get('coupons', id)) {
    const fault = invalidRequest('Coupon already exists.', {
      code: 'resource_already_exists',
      param: 'id',
    });
    return refuse({ ...fault, executed: true });
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
  call.tx.put('coupons', id, coupon);
  return answer(coupon);
}
