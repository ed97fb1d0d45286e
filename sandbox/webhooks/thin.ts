import type Stripe from 'stripe';
import type { EventRecord } from '../records.ts';

/** The notification without data that stands for a snapshot event. */
export function thinEvent(event: EventRecord): object {
  const { data } = JSON.parse(event.json) as Stripe.Event;
  const { id, object } = data.object as { id: string; object: string };
  return {
    id: event.id.replace('evt_', 'evt_thin_'),
    object: 'v2.core.event',
    created: new Date(event.created * 1000).toISOString(),
    livemode: false,
    related_object: { id, type: object, url: `/v1/${object.replaceAll('.', '/')}s/${id}` },
    snapshot_event: event.id,
    type: `v1.${event.type}`,
  };
}
