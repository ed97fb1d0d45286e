import { moveDispute } from '../payments/disputes.ts';
import { expire, isOverdue } from '../payments/expire.ts';
import { sessionOf } from '../payments/refunds.ts';
import { emit } from '../webhooks/emit.ts';
import {
  ACCOUNT_ID,
  accountObject,
  CONFIGURATION_ID,
  configurationObject,
  webhookObjects,
} from './account.ts';
import { COUPON_PARAMS, createCoupon } from './coupons.ts';
import { type Call, type Endpoint, endpoint } from './endpoint.ts';
import { EVENT_FILTERS, listEvents, retrieveEvent, retrieveThinEvent } from './events.ts';
import { missing, refusal } from './fault.ts';
import { bool, metadata, oneOf, shape, text } from './params.ts';
import { REFUND_PARAMS, refundCharge } from './refund-create.ts';
import {
  BALANCE,
  CHARGE,
  COUPON,
  DISPUTE,
  find,
  INTENT,
  LISTING,
  listing,
  METHOD,
  mergeMetadata,
  PAGING,
  page,
  RATE,
  REFUND,
  retrieve,
  SESSION,
} from './resources.ts';
import { createSession } from './session-create.ts';
import { SESSION_PARAMS } from './session-params.ts';

const ofCharge = { charge: text(), payment_intent: text() };

/** Everything of Stripe's API that the sandbox has. */
export const ENDPOINTS: readonly Endpoint[] = [
  endpoint('GET', '/v1/account', {}, ({ world }) => accountObject(world)),
  endpoint('GET', '/v1/accounts/:id', {}, ({ world, id }) => {
    if (id !== ACCOUNT_ID) throw missing('account', id, 'account');
    return accountObject(world);
  }),
  endpoint(
    'GET',
    '/v1/payment_method_configurations',
    { ...PAGING, active: bool, application: text() },
    ({ world }, params) =>
      page([configurationObject(world)], '/v1/payment_method_configurations', params),
  ),
  endpoint('GET', '/v1/payment_method_configurations/:id', {}, ({ world, id }) => {
    if (id !== CONFIGURATION_ID) {
      throw missing('payment_method_configuration', id, 'configuration');
    }
    return configurationObject(world);
  }),
  endpoint('GET', '/v1/webhook_endpoints', PAGING, ({ world }, params) =>
    page(webhookObjects(world), '/v1/webhook_endpoints', params),
  ),

  endpoint('POST', SESSION.path, SESSION_PARAMS, createSession),
  listing(SESSION, {
    customer_details: shape({ email: text() }),
    payment_intent: text(),
    status: oneOf('open', 'complete', 'expired'),
  }),
  retrieve(SESSION),
  endpoint('POST', `${SESSION.path}/:id`, { metadata }, updateSession),
  endpoint('POST', `${SESSION.path}/:id/expire`, {}, expireSession),
  endpoint('GET', `${SESSION.path}/:id/line_items`, PAGING, (call, params) =>
    page(find(call, SESSION).lineItems, `${SESSION.path}/${call.id}/line_items`, params),
  ),

  listing(INTENT, {}),
  retrieve(INTENT),
  endpoint('POST', `${INTENT.path}/:id`, { metadata, description: text(1000) }, updateIntent),
  listing(CHARGE, { payment_intent: text() }),
  retrieve(CHARGE),
  retrieve(METHOD),
  retrieve(RATE),
  retrieve(BALANCE),

  endpoint('POST', REFUND.path, REFUND_PARAMS, refundCharge),
  listing(REFUND, ofCharge),
  retrieve(REFUND),
  endpoint('POST', `${REFUND.path}/:id`, { metadata }, updateRefund),

  listing(DISPUTE, ofCharge),
  retrieve(DISPUTE),
  endpoint('POST', `${DISPUTE.path}/:id/close`, {}, (call) => {
    const dispute = find(call, DISPUTE);
    if (dispute.status !== 'needs_response') {
      throw refusal('This dispute is already closed.', { executed: true });
    }
    return moveDispute(call.world, call.tx, dispute, 'lost');
  }),

  endpoint('POST', COUPON.path, COUPON_PARAMS, createCoupon),
  listing(COUPON, {}),
  retrieve(COUPON),
  endpoint('DELETE', `${COUPON.path}/:id`, {}, (call) => {
    const { id } = find(call, COUPON);
    call.tx.delete('coupons', id);
    return { id, object: 'coupon', deleted: true };
  }),

  endpoint('GET', '/v1/events', { ...LISTING, ...EVENT_FILTERS }, listEvents),
  endpoint('GET', '/v1/events/:id', {}, retrieveEvent),
  endpoint('GET', '/v2/core/events/:id', {}, retrieveThinEvent),
];

type Changes = { metadata?: Record<string, string> | undefined };

function updateSession(call: Call, changes: Changes): object {
  const record = find(call, SESSION);
  const session = {
    ...record.session,
    metadata: mergeMetadata(record.session.metadata, changes.metadata),
  };
  call.tx.put('sessions', session.id, { ...record, session });
  return session;
}

function expireSession(call: Call): object {
  const record = find(call, SESSION);
  const status = isOverdue(record, call.world.clock.now()) ? 'expired' : record.session.status;
  if (status !== 'open') {
    const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${status}\`.`;
    throw refusal(message, { executed: true });
  }
  return expire(call.world, call.tx, record, call.cause);
}

function updateIntent(call: Call, changes: Changes & { description?: string | undefined }): object {
  const intent = find(call, INTENT);
  const changed = {
    ...intent,
    description: changes.description ?? intent.description,
    metadata: mergeMetadata(intent.metadata, changes.metadata),
  };
  call.tx.put('intents', intent.id, changed);
  return changed;
}

function updateRefund(call: Call, changes: Changes): object {
  const { world, tx, cause } = call;
  const record = find(call, REFUND);
  const previous = { metadata: record.refund.metadata };
  const refund = {
    ...record.refund,
    metadata: mergeMetadata(record.refund.metadata, changes.metadata),
  };
  tx.put('refunds', refund.id, { ...record, refund });
  const held = typeof refund.charge === 'string' ? tx.get('charges', refund.charge) : undefined;
  const sessionId = held ? sessionOf(world, held.charge) : null;
  emit(world, tx, { type: 'refund.updated', object: refund, sessionId, previous, cause });
  return refund;
}
