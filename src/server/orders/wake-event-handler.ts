import type { Shop } from '../shop.ts';

interface Waking {
  /** The job that is being added now; events stored since may be too late for it. */
  readonly now: Promise<void>;
  /** The one after it, for those. */
  next?: Promise<void>;
}

const wakings = new WeakMap<Shop, Waking>();

/**
 * Adds the job that handles stored events. One job serves all events that are stored when it begins,
 * so of a burst only two are added: the first, and one that surely begins after the rest is stored.
 */
export function wakeEventHandler(shop: Shop, eventId: string): Promise<void> {
  const waking = wakings.get(shop);
  if (waking === undefined) return add(shop, eventId);
  waking.next ??= waking.now.then(
    () => add(shop, eventId),
    () => add(shop, eventId),
  );
  return waking.next;
}

function add(shop: Shop, eventId: string): Promise<void> {
  const now = shop.jobs
    .add('handle-stripe-event', { eventId }, { singletonKey: 'events' })
    .finally(() => {
      // With somebody waiting, the next one takes over by itself.
      if (wakings.get(shop)?.next === undefined) wakings.delete(shop);
    });
  wakings.set(shop, { now });
  return now;
}
