import { setTimeout as pause } from 'node:timers/promises';
import type { Shop } from '../../shop.ts';

/** A burst of events adds a job this often; nobody waits longer for it. */
const BETWEEN_MS = 50;

interface Waking {
  /** Events were stored since the job was added, which may have begun without them. */
  again: boolean;
}

const wakings = new WeakMap<Shop, Waking>();

/**
 * Sees to it that the job that handles stored events is added. One job serves all events that are
 * stored when it begins, so a burst adds one at once and then one every few milliseconds, the last
 * of them after the last event. Nobody waits for it: the event is stored, and what a process leaves
 * behind that dies before it has added the job is what its next start, and every other node's
 * reconciler, looks for.
 */
export function wakeEventHandler(shop: Shop): void {
  const waking = wakings.get(shop);
  if (waking !== undefined) {
    waking.again = true;
    return;
  }
  const own: Waking = { again: true };
  wakings.set(shop, own);
  keepWaking(shop, own)
    .catch((error: unknown) => shop.log.failed('payment events wait for the reconciler', error))
    .finally(() => wakings.delete(shop));
}

async function keepWaking(shop: Shop, waking: Waking): Promise<void> {
  while (waking.again) {
    waking.again = false;
    await shop.jobs.add('handle-stripe-event', {}, { singletonKey: 'events' });
    await pause(BETWEEN_MS);
  }
}
