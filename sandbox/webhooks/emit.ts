import { seconds } from '../clock.ts';
import type { WebhookFault } from '../control/faults.ts';
import { newId } from '../ids.ts';
import type { DeliveryRecord, EventRecord } from '../records.ts';
import type { Tx, World } from '../world.ts';

/** The API version of the account: what the pinned `stripe` library sends. */
export const API_VERSION = '2026-10-28.endive';

/** The API request that caused an event, if one did. */
export interface Cause {
  id: string | null;
  idempotency_key: string | null;
}

export interface NewEvent {
  type: string;
  object: object;
  sessionId: string | null;
  cause?: Cause | undefined;
  /** Former values of what changed, for update events. */
  previous?: object;
}

/** Records an event and, when a webhook address is set, its deliveries, in the transaction. */
export function emit(world: World, tx: Tx, event: NewEvent): void {
  const id = newId('evt');
  const created = seconds(world.clock.now());
  const record: EventRecord = {
    id,
    type: event.type,
    created,
    sessionId: event.sessionId,
    json: JSON.stringify({
      id,
      object: 'event',
      api_version: API_VERSION,
      created,
      data: {
        object: event.object,
        ...(event.previous ? { previous_attributes: event.previous } : {}),
      },
      livemode: false,
      pending_webhooks: 0,
      request: event.cause ?? { id: null, idempotency_key: null },
      type: event.type,
    }),
  };
  tx.put('events', id, record);
  if (!world.deliverer) return;
  for (const delivery of deliveriesOf(
    record,
    world.faults.takeWebhook(event.type, event.sessionId),
  )) {
    addDelivery(world, tx, delivery);
  }
}

function deliveriesOf(event: EventRecord, faults: readonly WebhookFault[]): DeliveryRecord[] {
  if (faults.some((fault) => fault.effect === 'drop')) return [];
  const form = faults
    .map(({ effect }) => effect)
    .find((one) => one === 'thin' || one === 'no_data');
  let copies = 1;
  for (const fault of faults) if (fault.effect === 'duplicate') copies += fault.copies;
  return Array.from({ length: copies }, () => {
    let waitMs = 0;
    for (const fault of faults) {
      if (fault.effect === 'delay') waitMs += fault.delayMs;
      if (fault.effect === 'shuffle') waitMs += Math.random() * fault.delayMs;
    }
    return newDelivery(event.id, waitMs, form);
  });
}

export function newDelivery(
  eventId: string,
  waitMs: number,
  form?: DeliveryRecord['form'],
): DeliveryRecord {
  const nextAt = Date.now() + Math.round(waitMs);
  return { id: newId('wd'), eventId, form, attempts: 0, nextAt, state: 'waiting', lastError: null };
}

/** Stores a delivery and hands it to the deliverer once it is visible. */
export function addDelivery(world: World, tx: Tx, delivery: DeliveryRecord): void {
  tx.put('deliveries', delivery.id, delivery);
  tx.afterwards(() => world.deliverer?.schedule(delivery));
}
