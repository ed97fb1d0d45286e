import { endpoint, idOf } from './call.ts';
import { answer, missing, refuse } from './fault.ts';
import { createdFilter, newestFirst, PAGING, page, within } from './lists.ts';
import { metadata, text } from './params.ts';
import { mergeMetadata } from './session-endpoints.ts';

export const PAYMENT_ENDPOINTS = [
  endpoint('GET', '/v1/payment_intents/:id', {}, (call) => {
    const intent = call.tx.get('intents', idOf(call));
    return intent ? answer(intent) : refuse(missing('payment_intent', idOf(call), 'intent'));
  }),

  endpoint(
    'POST',
    '/v1/payment_intents/:id',
    { metadata, description: text(1000) },
    (call, params) => {
      const intent = call.tx.get('intents', idOf(call));
      if (!intent) return refuse(missing('payment_intent', idOf(call), 'intent'));
      const changed = {
        ...intent,
        description: params.description ?? intent.description,
        metadata: mergeMetadata(intent.metadata, params.metadata),
      };
      call.tx.put('intents', intent.id, changed);
      return answer(changed);
    },
  ),

  endpoint('GET', '/v1/payment_intents', { ...PAGING, created: createdFilter }, (call, params) => {
    const intents = newestFirst(call.world.store.values('intents'), (intent) =>
      within(intent.created, params.created) ? intent : undefined,
    );
    return page(intents, '/v1/payment_intents', params);
  }),

  endpoint('GET', '/v1/charges/:id', {}, (call) => {
    const record = call.tx.get('charges', idOf(call));
    return record ? answer(record.charge) : refuse(missing('charge', idOf(call)));
  }),

  endpoint(
    'GET',
    '/v1/charges',
    { ...PAGING, created: createdFilter, payment_intent: text() },
    (call, params) => {
      const charges = newestFirst(call.world.store.values('charges'), ({ charge }) =>
        within(charge.created, params.created) &&
        (params.payment_intent === undefined || charge.payment_intent === params.payment_intent)
          ? charge
          : undefined,
      );
      return page(charges, '/v1/charges', params);
    },
  ),

  endpoint('GET', '/v1/payment_methods/:id', {}, (call) => {
    const method = call.tx.get('methods', idOf(call));
    return method ? answer(method) : refuse(missing('PaymentMethod', idOf(call), 'payment_method'));
  }),

  endpoint('GET', '/v1/shipping_rates/:id', {}, (call) => {
    const rate = call.tx.get('rates', idOf(call));
    return rate
      ? answer(rate)
      : refuse(missing('shipping rate', idOf(call), 'shipping_rate_token'));
  }),
];
