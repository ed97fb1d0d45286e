import type { EventRecord } from '../records.ts';
import { snapshotId, thinEvent } from '../webhooks/thin.ts';
import type { World } from '../world.ts';
import { endpoint, idOf } from './call.ts';
import { answer, missing, refuse } from './fault.ts';
import { createdFilter, newestFirst, PAGING, page, within } from './lists.ts';
import { bool, need, text } from './params.ts';
import { list } from './shape.ts';

export const EVENT_ENDPOINTS = [
  endpoint('GET', '/v1/events/:id', {}, (call) => {
    const record = call.tx.get('events', idOf(call));
    if (!record) return refuse(missing('event', idOf(call)));
    return answer(present(record, undelivered(call.world)));
  }),

  endpoint('GET', '/v2/core/events/:id', {}, (call) => {
    const record = call.tx.get('events', snapshotId(idOf(call)));
    return record ? answer(thinEvent(record)) : refuse(missing('event', idOf(call)));
  }),

  endpoint(
    'GET',
    '/v1/events',
    {
      ...PAGING,
      created: createdFilter,
      delivery_success: bool,
      type: text(),
      types: list(need(text()), { max: 20 }),
    },
    (call, params) => {
      const waiting = undelivered(call.world);
      const records = newestFirst(call.world.store.values('events'), (event) =>
        within(event.created, params.created) &&
        (params.type === undefined || matches(event.type, params.type)) &&
        (params.types === undefined || params.types.includes(event.type)) &&
        (params.delivery_success === undefined ||
          params.delivery_success === !waiting.has(event.id))
          ? event
          : undefined,
      );
      const found = page(records, '/v1/events', params);
      if (!found.ok || !('data' in found.body)) return found;
      const data = (found.body.data as EventRecord[]).map((record) => present(record, waiting));
      return answer({ ...found.body, data });
    },
  ),
];

/** `charge.*` means every event of charges. */
function matches(type: string, wanted: string): boolean {
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}

function undelivered(world: World): ReadonlySet<string> {
  return new Set([...world.store.values('deliveries')].map((delivery) => delivery.eventId));
}

function present(record: EventRecord, waiting: ReadonlySet<string>): object {
  return { ...JSON.parse(record.json), pending_webhooks: waiting.has(record.id) ? 1 : 0 };
}
