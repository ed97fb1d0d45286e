import { expire, isOverdue } from '../payments/expire.ts';
import { accountObject, configurationObject, webhookObjects } from './account.ts';
import { COUPON_PARAMS, createCoupon } from './coupons.ts';
import { type Call, type Endpoint, endpoint } from './endpoint.ts';
import { refusal } from './fault.ts';
import { metadata, text } from './params.ts';
import { REFUND_PARAMS, refundCharge } from './refund-create.ts';
import {
  BALANCE,
  DISPUTE,
  EVENT,
  find,
  INTENT,
  listing,
  PAGING,
  PAYOUT,
  page,
  REFUND,
  retrieve,
  SESSION,
} from './resources.ts';
import { createSession } from './session-create.ts';
import { SESSION_PARAMS } from './session-params.ts';

const CONFIGURATIONS = '/v1/payment_method_configurations';
const WEBHOOKS = '/v1/webhook_endpoints';

/** Everything of Stripe's API that the shop calls. */
export const ENDPOINTS: readonly Endpoint[] = [
  endpoint('GET', '/v1/account', {}, ({ world }) => accountObject(world)),
  endpoint('GET', CONFIGURATIONS, PAGING, ({ world }, params) =>
    page([configurationObject(world)], CONFIGURATIONS, params),
  ),
  endpoint('GET', WEBHOOKS, PAGING, ({ world }, params) =>
    page(webhookObjects(world), WEBHOOKS, params),
  ),

  endpoint('POST', SESSION.path, SESSION_PARAMS, createSession),
  listing(SESSION, 'created', 'payment_intent', 'status'),
  retrieve(SESSION),
  endpoint('POST', `${SESSION.path}/:id/expire`, {}, expireSession),
  endpoint('GET', `${SESSION.path}/:id/line_items`, PAGING, (call, params) =>
    page(find(call, SESSION).lineItems, `${SESSION.path}/${call.id}/line_items`, params),
  ),

  listing(INTENT),
  retrieve(INTENT),
  endpoint('POST', `${INTENT.path}/:id`, { metadata, description: text(1000) }, updateIntent),

  endpoint('POST', REFUND.path, REFUND_PARAMS, refundCharge),
  listing(REFUND, 'payment_intent'),
  listing(DISPUTE, 'payment_intent'),
  listing(PAYOUT, 'arrival_date'),
  listing(BALANCE, 'created', 'type'),
  endpoint('POST', '/v1/coupons', COUPON_PARAMS, createCoupon),
  listing(EVENT, 'created', 'types'),
];

function expireSession(call: Call): object {
  const record = find(call, SESSION);
  const status = isOverdue(record, call.world.clock.now()) ? 'expired' : record.session.status;
  if (status !== 'open') {
    const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${status}\`.`;
    throw refusal(message, { executed: true });
  }
  return expire(call.world, call.tx, record);
}

function updateIntent(
  call: Call,
  changes: { metadata?: Record<string, string>; description?: string },
): object {
  const intent = find(call, INTENT);
  const changed = {
    ...intent,
    description: changes.description ?? intent.description,
    metadata: { ...intent.metadata, ...changes.metadata },
  };
  call.tx.put('intents', intent.id, changed);
  return changed;
}
