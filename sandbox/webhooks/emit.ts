import type Stripe from 'stripe';
import { seconds } from '../clock.ts';
import type { WebhookFault } from '../control/faults.ts';
import { newId } from '../ids.ts';
import type { DeliveryRecord, Tx } from '../records.ts';
import type { World } from '../world.ts';
import { API_VERSION } from './deliver.ts';

/** Records an event and, when a webhook address is set, its deliveries, in the transaction. */
export function emit(
  world: World,
  tx: Tx,
  type: string,
  object: object,
  sessionId: string | null,
): void {
  const id = newId('evt');
  const event = {
    id,
    object: 'event',
    api_version: API_VERSION,
    created: seconds(world.clock.now()),
    data: { object },
    livemode: world.livemode,
    pending_webhooks: 1,
    request: null,
    type,
  };
  tx.put('events', id, event as Stripe.Event);
  if (!world.deliverer) return;
  for (const delivery of deliveriesOf(id, world.faults.takeWebhook(type, sessionId))) {
    addDelivery(world, tx, delivery);
  }
}

function deliveriesOf(eventId: string, faults: readonly WebhookFault[]): DeliveryRecord[] {
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
      if (fault.effect === 'shuffle') waitMs += Math.round(Math.random() * fault.delayMs);
    }
    return { id: newId('wd'), eventId, form, attempts: 0, nextAt: Date.now() + waitMs };
  });
}

/** Stores a delivery and hands it to the deliverer once it is visible. */
export function addDelivery(world: World, tx: Tx, delivery: DeliveryRecord): void {
  tx.put('deliveries', delivery.id, delivery);
  tx.afterwards(() => world.deliverer?.schedule(delivery));
}
