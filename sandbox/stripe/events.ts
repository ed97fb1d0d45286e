import type { z } from 'zod';
import type { EventRecord } from '../records.ts';
import type { World } from '../world.ts';
import type { Call } from './endpoint.ts';
import { list, need, text } from './params.ts';
import { isWithin, type LISTING, page } from './resources.ts';

export const EVENT_FILTERS = {
  type: text(),
  types: list(need(text()), { max: 20 }),
};
type Params = z.output<z.ZodObject<typeof LISTING & typeof EVENT_FILTERS>>;

export function listEvents({ world }: Call, params: Params): object {
  const waiting = undelivered(world);
  const { type, types } = params;
  const records = [...world.store.values('events')].filter(
    (event) =>
      isWithin(event.created, params.created) &&
      (type === undefined || matches(event.type, type)) &&
      (types === undefined || types.includes(event.type)),
  );
  const found = page(records.reverse(), '/v1/events', params);
  return { ...found, data: found.data.map((record) => present(record, waiting)) };
}

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
