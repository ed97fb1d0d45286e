import { isChargedBack } from '../payments/disputes.ts';
import { createRefund, sessionOf } from '../payments/refunds.ts';
import type { ChargeRecord } from '../records.ts';
import { emit } from '../webhooks/emit.ts';
import { type Call, endpoint, idOf } from './call.ts';
import {
  answer,
  invalidRequest,
  missing,
  type Outcome,
  refuse,
  type StripeFault,
} from './fault.ts';
import { createdFilter, newestFirst, PAGING, page, within } from './lists.ts';
import { integer, metadata, oneOf, text } from './params.ts';
import { noSuch } from './session-checks.ts';
import { mergeMetadata } from './session-endpoints.ts';
import type { ReadShape } from './shape.ts';

const CREATE = {
  amount: integer(1),
  charge: text(),
  metadata,
  payment_intent: text(),
  reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
};

export const REFUND_ENDPOINTS = [
  endpoint('POST', '/v1/refunds', CREATE, create),

  endpoint('GET', '/v1/refunds/:id', {}, (call) => {
    const record = call.tx.get('refunds', idOf(call));
    return record ? answer(record.refund) : refuse(missing('refund', idOf(call)));
  }),

  endpoint('POST', '/v1/refunds/:id', { metadata }, (call, params) => {
    const record = call.tx.get('refunds', idOf(call));
    if (!record) return refuse(missing('refund', idOf(call)));
    const previous = { metadata: record.refund.metadata };
    const refund = {
      ...record.refund,
      metadata: mergeMetadata(record.refund.metadata ?? {}, params.metadata),
    };
    call.tx.put('refunds', refund.id, { ...record, refund });
    const held = typeof refund.charge === 'string' ? call.tx.get('charges', refund.charge) : null;
    const sessionId = held ? sessionOf(call.world, held.charge) : null;
    const event = { type: 'refund.updated', object: refund, sessionId, previous };
    emit(call.world, call.tx, { ...event, cause: call.cause });
    return answer(refund);
  }),

  endpoint(
    'GET',
    '/v1/refunds',
    { ...PAGING, charge: text(), created: createdFilter, payment_intent: text() },
    (call, params) => {
      const refunds = newestFirst(call.world.store.values('refunds'), ({ refund }) =>
        within(refund.created, params.created) &&
        (params.charge === undefined || refund.charge === params.charge) &&
        (params.payment_intent === undefined || refund.payment_intent === params.payment_intent)
          ? refund
          : undefined,
      );
      return page(refunds, '/v1/refunds', params);
    },
  ),
];

function create(call: Call, params: ReadShape<typeof CREATE>): Outcome {
  const held = findCharge(call, params);
  if ('message' in held) return refuse(held);
  const { charge } = held;
  if (isChargedBack(call.world, charge.id)) {
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`;
    return refuse({ ...invalidRequest(message, { code: 'charge_disputed' }), executed: true });
  }
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`;
    return refuse({
      ...invalidRequest(message, { code: 'charge_already_refunded' }),
      executed: true,
    });
  }
  const amountCents = params.amount ?? left;
  if (amountCents > left) {
    const message = `Refund amount (${euros(amountCents)}) is greater than unrefunded amount on charge (${euros(left)})`;
    return refuse({ ...invalidRequest(message, { param: 'amount' }), executed: true });
  }
  return answer(
    createRefund(call.world, call.tx, held, {
      amountCents,
      reason: params.reason ?? null,
      metadata: params.metadata ?? {},
      cause: call.cause,
    }),
  );
}

/** The paid charge that is meant, named by itself or by its intent. */
function findCharge(call: Call, params: ReadShape<typeof CREATE>): ChargeRecord | StripeFault {
  let chargeId = params.charge;
  if (params.payment_intent !== undefined) {
    const intent = call.tx.get('intents', params.payment_intent);
    if (!intent) return noSuch('payment_intent', params.payment_intent, 'payment_intent');
    const latest = typeof intent.latest_charge === 'string' ? intent.latest_charge : undefined;
    if (intent.status !== 'succeeded' || !latest || (chargeId && chargeId !== latest)) {
      const message = `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`;
      return { ...invalidRequest(message, { param: 'payment_intent' }), executed: true };
    }
    chargeId = latest;
  }
  if (chargeId === undefined) {
    const message =
      'One of the following params should be provided for this request: payment_intent or charge.';
    return invalidRequest(message, { code: 'parameter_missing' });
  }
  const held = call.tx.get('charges', chargeId);
  if (!held) return noSuch('charge', chargeId, 'charge');
  if (!held.charge.paid) {
    const message = `The charge ${chargeId} was not paid and can't be refunded.`;
    return { ...invalidRequest(message, { param: 'charge' }), executed: true };
  }
  return held;
}

function euros(cents: number): string {
  return `€${(cents / 100).toFixed(2)}`;
}
