import * as z from 'zod/mini';
import { ORDERS_KEY } from '#admin/kit/stored.ts';

const trail = z.array(z.string());

/** Remembers the list that orders are opened from, each by its number or its id. A reload of this window keeps it. */
export function rememberOrders(keys: readonly string[]): void {
  try {
    sessionStorage.setItem(ORDERS_KEY, JSON.stringify(keys));
  } catch {
    // Without storage an order has no neighbours.
  }
}

/** The orders before and after one in the list it was opened from; undefined if that doesn't have it. Places begin with 1. */
export function neighboursOf(key: string) {
  let stored: unknown;
  try {
    stored = JSON.parse(sessionStorage.getItem(ORDERS_KEY) ?? '');
  } catch {
    return undefined;
  }
  const keys = z.safeParse(trail, stored).data ?? [];
  const at = keys.indexOf(key);
  if (at < 0) return undefined;
  return { at: at + 1, count: keys.length, previous: keys[at - 1], next: keys[at + 1] };
}
