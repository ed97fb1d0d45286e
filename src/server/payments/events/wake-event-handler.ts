import { setTimeout as pause } from 'node:timers/promises';
import type { Shop } from '../../shop.ts';

/** A burst of events adds a job this often; nobody waits longer for it. */
const BETWEEN_MS = 50;

/**
 * Sees to it that the job that handles stored events is added. One job serves all events that are
 * stored when it begins, so a burst adds one at once and then one every few milliseconds, the last
 * of them after the last event. Nobody waits for it: the event is stored, and what a process leaves
 * behind that dies before it has added the job is what its next start, and every other node's
 * reconciler, looks for.
 */
export function wakeEventHandler(shop: Shop): void {
  const { payments } = shop.parts;
  if (payments.waking !== undefined) {
    payments.waking.again = true;
    return;
  }
  const waking = { again: true };
  payments.waking = waking;
  keepWaking(shop, waking)
    .catch((error: unknown) => shop.log.failed('payment events wait for the reconciler', error))
    .finally(() => {
      payments.waking = undefined;
    });
}

async function keepWaking(shop: Shop, waking: { again: boolean }): Promise<void> {
  while (waking.again) {
    waking.again = false;
    await shop.jobs.add('handle-stripe-event', {}, { singletonKey: 'events' });
    await pause(BETWEEN_MS);
  }
}
