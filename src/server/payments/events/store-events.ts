import type { Shop } from '#server/shop.ts';
import { stripeEvents } from '../schema.ts';
import { type EventLike, eventSubject } from './stripe-events.ts';

/**
 * Stores an event before anything else happens with it. Returns false if it was stored before or can't concern an
 * order. Resolves when it is committed.
 */
export async function storeStripeEvent(shop: Shop, event: EventLike): Promise<boolean> {
  const objectId = eventSubject(event);
  const created = timeOf(event.created);
  if (objectId === null || typeof event.id !== 'string' || created === undefined) return false;
  const receivedAt = new Date(shop.now());
  const stored = await shop.db
    .insert(stripeEvents)
    .values({ id: event.id, type: String(event.type), objectId, created, receivedAt })
    .onConflictDoNothing()
    .returning({ id: stripeEvents.id });
  return stored.length > 0;
}

/** Epoch seconds, or ISO 8601 in a thin event. */
export function timeOf(created: unknown): Date | undefined {
  const at = new Date(typeof created === 'number' ? created * 1000 : String(created));
  return Number.isNaN(at.getTime()) ? undefined : at;
}
