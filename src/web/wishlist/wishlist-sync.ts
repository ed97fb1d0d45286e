import { callApi } from '#browser/api.ts';
import { type Wish, wishlistMerge } from '#contract/account-data.ts';
import { dropForeignWishes, keepWishes, type StoredWishes, useWishlist } from './wishlist-store.ts';

/** Most entries that the server accepts from one device. */
const MOST_WISHES = 200;
const LONGEST_ID = 100;

/** Returns a device's saved and removed products. Unreadable times count as older than every other change. */
function wishesOf({ ids, at }: StoredWishes): Wish[] {
  return [...new Set([...ids, ...Object.keys(at)])]
    .filter((id) => id.length <= LONGEST_ID)
    .slice(0, MOST_WISHES)
    .map((id) => {
      const saved = ids.includes(id);
      const time = at[id] ?? 0;
      const isTime = Number.isSafeInteger(time) && time > 0;
      return { id, saved, at: isTime ? time : 0 };
    });
}

/** Merges the account's reply with the changes made on this device since `sent`. */
function merge(sent: StoredWishes, reply: readonly Wish[], userId: string): StoredWishes {
  const now = useWishlist.getState();
  const wishes = new Map(reply.map((wish) => [wish.id, wish]));
  for (const wish of wishesOf(now)) {
    if (now.at[wish.id] === sent.at[wish.id]) continue;
    const at = Math.max(wish.at, (wishes.get(wish.id)?.at ?? 0) + 1);
    wishes.set(wish.id, { ...wish, at });
  }
  const at = Object.fromEntries([...wishes].map(([id, wish]) => [id, wish.at]));
  const ids = now.ids.filter((id) => wishes.get(id)?.saved);
  const added = [...wishes.values()].filter(({ id, saved }) => saved && !ids.includes(id));
  for (const wish of added.toSorted((a, b) => a.at - b.at)) {
    const place = ids.findIndex((id) => (at[id] ?? 0) < wish.at);
    ids.splice(place < 0 ? ids.length : place, 0, wish.id);
  }
  return { ids, at, owner: userId };
}

function isSame(a: StoredWishes, b: StoredWishes): boolean {
  const times = Object.keys({ ...a.at, ...b.at });
  return (
    a.owner === b.owner &&
    a.ids.join() === b.ids.join() &&
    times.every((id) => a.at[id] === b.at[id])
  );
}

/**
 * Merges this device's list with the account's, at once and after every change, one request at a time. After
 * a failure the list stays unchanged; the next change or the next document retries. Returns a function that
 * stops it. See `docs/decisions/0038-a-wishlist-is-merged-by-time.md`.
 */
export function syncWishlist(userId: string): () => void {
  let stopped = false;
  let isSending = false;
  /** The list as last merged with the account. */
  let merged: StoredWishes | undefined;
  const send = async () => {
    const sent = useWishlist.getState();
    if (isSending || stopped || (merged && isSame(sent, merged))) return;
    isSending = true;
    const result = await callApi(
      'POST /api/wishlist',
      { body: { wishes: wishesOf(sent) } },
      wishlistMerge,
    );
    isSending = false;
    if (stopped || !result.ok) return;
    const changedMeanwhile = useWishlist.getState().at !== sent.at;
    const next = merge(sent, result.data.wishes, userId);
    merged = changedMeanwhile ? undefined : next;
    if (!isSame(next, useWishlist.getState())) keepWishes(next);
    if (changedMeanwhile) await send();
  };
  dropForeignWishes(userId);
  const stop = useWishlist.subscribe(({ at }, { at: before }) => {
    if (at !== before) void send();
  });
  void send();
  return () => {
    stopped = true;
    stop();
  };
}
