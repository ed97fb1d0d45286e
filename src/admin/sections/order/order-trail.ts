import * as z from 'zod/mini';
import { ORDERS_KEY } from '#admin/kit/stored.ts';
import type { OrderPlace } from '#contract/admin-orders.ts';

const trail = z.array(z.string());

/**
 * Remembers a part of the list that orders are opened from (a view, a search, the queue of packing), each by its number
 * or its id. Without keys it is the list of all, which the server knows. A reload of this window keeps it.
 */
export function rememberOrders(keys: readonly string[]): void {
  try {
    sessionStorage.setItem(ORDERS_KEY, JSON.stringify(keys));
  } catch {
    // Without storage an order has no neighbours.
  }
}

/** The orders before and after one in the part it was opened from; undefined if that doesn't have it. Places begin with 1. */
export function neighboursOf(key: string): OrderPlace | undefined {
  let stored: unknown;
  try {
    stored = JSON.parse(sessionStorage.getItem(ORDERS_KEY) ?? '');
  } catch {
    return undefined;
  }
  const keys = z.safeParse(trail, stored).data ?? [];
  const at = keys.indexOf(key);
  if (at < 0) return undefined;
  const [previous = null, next = null] = [keys[at - 1], keys[at + 1]];
  return { at: at + 1, count: keys.length, previous, next };
}
