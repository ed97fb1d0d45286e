import * as z from 'zod/mini';
import { API } from '../../api-paths.ts';
import { wishlistBody } from '../../contract/account-data.ts';
import { getJson, sendJson } from '../api.ts';
import { changeWishes, useWishlist } from './wishlist-store.ts';

const reply = z.object({ ok: z.boolean() });

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}

/** Resolves when this device's list was read: joining before would lose one of the two. */
function whenKnown(): Promise<void> {
  return new Promise((resolve) => {
    if (useWishlist.getState().known) return resolve();
    const stop = useWishlist.subscribe(({ known }) => {
      if (!known) return;
      stop();
      resolve();
    });
  });
}

/**
 * Joins this device's list with the account's, then sends every change there (decision 12). The list
 * stays on the device when the server can't be reached. Answers how to stop.
 */
export function syncWishlist(): () => void {
  let stopped = false;
  let stored: readonly string[] = [];
  const send = async (ids: readonly string[]) => {
    if (same(ids, stored)) return;
    const result = await sendJson(API.wishlist, { ids }, reply, { method: 'PUT' });
    if (result.ok) stored = ids;
  };
  const stop = useWishlist.subscribe(({ ids }, { ids: before }) => {
    if (ids !== before) void send(ids);
  });
  void Promise.all([getJson(API.wishlist, wishlistBody), whenKnown()]).then(([result]) => {
    if (stopped || !result.ok) return;
    stored = result.data.ids;
    const joined = [...new Set([...useWishlist.getState().ids, ...stored])];
    if (same(joined, useWishlist.getState().ids)) void send(joined);
    else changeWishes(() => joined);
  });
  return () => {
    stopped = true;
    stop();
  };
}
