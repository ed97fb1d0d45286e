import { moveDispute } from '../payments/disputes.ts';
import { endpoint, idOf } from './call.ts';
import { answer, invalidRequest, missing, refuse } from './fault.ts';
import { createdFilter, newestFirst, PAGING, page, within } from './lists.ts';
import { text } from './params.ts';

export const DISPUTE_ENDPOINTS = [
  endpoint('GET', '/v1/disputes/:id', {}, (call) => {
    const dispute = call.tx.get('disputes', idOf(call));
    return dispute ? answer(dispute) : refuse(missing('dispute', idOf(call), 'dispute'));
  }),

  endpoint('POST', '/v1/disputes/:id/close', {}, (call) => {
    const dispute = call.tx.get('disputes', idOf(call));
    if (!dispute) return refuse(missing('dispute', idOf(call), 'dispute'));
    if (dispute.status !== 'needs_response') {
      return refuse({ ...invalidRequest('This dispute is already closed.'), executed: true });
    }
    return answer(moveDispute(call.world, call.tx, dispute, 'lost'));
  }),

  endpoint(
    'GET',
    '/v1/disputes',
    { ...PAGING, charge: text(), created: createdFilter, payment_intent: text() },
    (call, params) => {
      const disputes = newestFirst(call.world.store.values('disputes'), (dispute) =>
        within(dispute.created, params.created) &&
        (params.charge === undefined || dispute.charge === params.charge) &&
        (params.payment_intent === undefined || dispute.payment_intent === params.payment_intent)
          ? dispute
          : undefined,
      );
      return page(disputes, '/v1/disputes', params);
    },
  ),

  endpoint('GET', '/v1/balance_transactions/:id', {}, (call) => {
    const booked = call.tx.get('balance', idOf(call));
    return booked ? answer(booked) : refuse(missing('balance_transaction', idOf(call)));
  }),
];
