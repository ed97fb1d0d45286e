import { useEffect, useSyncExternalStore } from 'react';
import { getJson } from '#browser/api.ts';
import { adminWaitingReply } from '#contract/admin-catalogue.ts';
import { ADMIN_API } from '#web/pages/admin/admin-paths.ts';

/** Undefined until it is known. */
let count: number | undefined;
let asked = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reads how many drafts wait. Call it after whatever saves, discards or publishes drafts. */
export async function refreshWaiting(): Promise<void> {
  const turn = ++asked;
  const reply = await getJson(ADMIN_API.adminWaiting, adminWaitingReply);
  if (turn !== asked || !reply.ok) return;
  count = reply.data.drafts;
  for (const listener of listeners) listener();
}

/** Number of drafts that wait to be published. */
export function useWaitingDrafts(): number | undefined {
  useEffect(() => void refreshWaiting(), []);
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => undefined,
  );
}
