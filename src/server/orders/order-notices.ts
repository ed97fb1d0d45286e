import type { Shop } from '../shop.ts';

/** Channel by which nodes tell each other that an order changed. Carries no payload. */
export const ORDERS_CHANNEL = 'orders';

/**
 * Notices are batched for this long: NOTIFY takes a lock that every committing transaction with a notice
 * waits for, so one per order would slow all of them down.
 */
const GATHER_MS = 100;

const waiting = new WeakMap<Shop, Promise<void>>();

/**
 * Notifies all nodes that orders changed. Call it after the commit, never inside the transaction. Several
 * calls within 100 ms become one NOTIFY. The promise is for tests and shutdown. A lost notice only delays
 * the dashboards, because they also refresh by themselves.
 */
export function notifyOrders(shop: Shop): Promise<void> {
  const already = waiting.get(shop);
  if (already) return already;
  const sent = new Promise<void>((resolve) => setTimeout(resolve, GATHER_MS).unref())
    .then(async () => {
      waiting.delete(shop);
      await shop.pool.query(`NOTIFY ${ORDERS_CHANNEL}`);
    })
    .catch((error: unknown) => shop.log.failed('a notice about orders was not sent', error));
  waiting.set(shop, sent);
  return sent;
}
