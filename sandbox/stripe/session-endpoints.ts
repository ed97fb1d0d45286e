import { expire, isOverdue } from '../payments/expire.ts';
import { endpoint, idOf } from './call.ts';
import { answer, invalidRequest, missing, refuse } from './fault.ts';
import { createdFilter, newestFirst, PAGING, page, within } from './lists.ts';
import { metadata, oneOf, text } from './params.ts';
import { createSession } from './session-create.ts';
import { SESSION_PARAMS } from './session-params.ts';
import { shape } from './shape.ts';

const PATH = '/v1/checkout/sessions';

export const SESSION_ENDPOINTS = [
  endpoint('POST', PATH, SESSION_PARAMS, createSession),

  endpoint('GET', `${PATH}/:id`, {}, (call) => {
    const record = call.tx.get('sessions', idOf(call));
    return record
      ? answer(record.session)
      : refuse(missing('checkout.session', idOf(call), 'session'));
  }),

  endpoint('POST', `${PATH}/:id`, { metadata }, (call, params) => {
    const record = call.tx.get('sessions', idOf(call));
    if (!record) return refuse(missing('checkout.session', idOf(call), 'session'));
    const session = {
      ...record.session,
      metadata: mergeMetadata(record.session.metadata ?? {}, params.metadata),
    };
    call.tx.put('sessions', session.id, { ...record, session });
    return answer(session);
  }),

  endpoint('POST', `${PATH}/:id/expire`, {}, (call) => {
    const record = call.tx.get('sessions', idOf(call));
    if (!record) return refuse(missing('checkout.session', idOf(call), 'session'));
    const overdue = isOverdue(record, call.world.clock.now());
    if (record.session.status !== 'open' || overdue) {
      const status = overdue ? 'expired' : record.session.status;
      const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${status}\`.`;
      return refuse({ ...invalidRequest(message), executed: true });
    }
    return answer(expire(call.world, call.tx, record, call.cause));
  }),

  endpoint('GET', `${PATH}/:id/line_items`, PAGING, (call, params) => {
    const record = call.tx.get('sessions', idOf(call));
    if (!record) return refuse(missing('checkout.session', idOf(call), 'session'));
    return page(record.lineItems, `${PATH}/${idOf(call)}/line_items`, params);
  }),

  endpoint(
    'GET',
    PATH,
    {
      ...PAGING,
      created: createdFilter,
      customer_details: shape({ email: text() }),
      payment_intent: text(),
      status: oneOf('open', 'complete', 'expired'),
    },
    (call, params) => {
      const sessions = newestFirst(call.world.store.values('sessions'), ({ session }) =>
        within(session.created, params.created) &&
        (params.status === undefined || session.status === params.status) &&
        (params.payment_intent === undefined || session.payment_intent === params.payment_intent) &&
        (params.customer_details?.email === undefined ||
          session.customer_details?.email === params.customer_details.email)
          ? session
          : undefined,
      );
      return page(sessions, PATH, params);
    },
  ),
];

/** Given keys replace, empty values remove, the rest stays. */
export function mergeMetadata(
  present: Record<string, string>,
  changes: Record<string, string> | undefined,
): Record<string, string> {
  const merged = Object.entries({ ...present, ...changes });
  return Object.fromEntries(merged.filter(([, value]) => value !== ''));
}
