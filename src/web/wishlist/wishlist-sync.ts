import * as z from 'zod/mini';
import { API } from '../../api-paths.ts';
import { wishlistBody } from '../../contract/account-data.ts';
import { getJson, sendJson } from '../api.ts';
import { changeWishes, useWishlist } from './wishlist-store.ts';

const reply = z.object({ ok: z.boolean() });

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}

/**
 * Joins this device's list with the account's, then sends every change there (decision 12). Nothing
 * is sent before the account's list was read, or it would be lost: reading it is tried again at the
 * next change. The list stays on the device when the server can't be reached. Answers how to stop.
 */
export function syncWishlist(): () => void {
  let stopped = false;
  /** What the account holds; unknown until it was read. */
  let stored: readonly string[] | undefined;
  const send = async (ids: readonly string[]) => {
    if (stored && same(ids, stored)) return;
    const result = await sendJson(API.wishlist, { ids }, reply, { method: 'PUT' });
    if (result.ok) stored = ids;
  };
  const join = async () => {
    const result = await getJson(API.wishlist, wishlistBody);
    if (stopped || stored || !result.ok) return;
    const account = result.data.ids;
    stored = account;
    changeWishes((ids) => [...new Set([...ids, ...account])]);
  };
  const stop = useWishlist.subscribe(({ ids }, { ids: before }) => {
    if (ids !== before) void (stored ? send(ids) : join());
  });
  void join();
  return () => {
    stopped = true;
    stop();
  };
}
