import { create } from 'zustand';
import { onStoredElsewhere, readStored, store } from '../browser-storage.ts';

const STORAGE_KEY = 'wishlist-storage';

/** The stored list; versions before the merge by time stored `ids` only. */
export interface StoredWishes {
  /** Product ids, the latest first. */
  readonly ids: readonly string[];
  /** Time of each product's last change in ms, also of removed products. */
  readonly at: Readonly<Record<string, number>>;
  /** Id of the account the list belongs to; none for a guest's. */
  readonly owner?: string | undefined;
}

interface WishlistState extends StoredWishes {
  /** False until local storage was read. */
  readonly known: boolean;
}

type Ids = readonly string[];

/** The wishlist. The visitor requests it, so it may be stored on the device without consent. */
export const useWishlist = create<WishlistState>(() => ({ ids: [], at: {}, known: false }));

/** Parses stored data; unreadable data is an empty list. `wishlist-sync.ts` validates the times. */
function parse(state: unknown): StoredWishes {
  const { ids, at, owner } = Object(state);
  return {
    ids: Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [],
    at: Object(at),
    owner,
  };
}

function read(): void {
  useWishlist.setState({ ...parse(readStored(STORAGE_KEY)), known: true });
}

/** Returns the current list; the first call reads it from storage. */
export function readWishes(): WishlistState {
  if (!useWishlist.getState().known) read();
  return useWishlist.getState();
}

/** Stores the list. */
export function keepWishes({ ids, at, owner }: StoredWishes): void {
  store(STORAGE_KEY, { ids, at, owner });
  useWishlist.setState({ ids, at, owner });
}

/** Changes the list and stores it, with the time of each added or removed product. */
export function changeWishes(update: (ids: Ids) => Ids): void {
  const { ids: before, at, owner } = readWishes();
  const ids = update(before);
  const times = { ...at };
  for (const id of [...ids, ...before]) {
    // Always later than the product's previous change, even with a clock that is behind.
    if (ids.includes(id) !== before.includes(id)) {
      times[id] = Math.max(Date.now(), (at[id] ?? 0) + 1);
    }
  }
  keepWishes({ ids, at: times, owner });
}

/** Adds or removes a product. */
export function toggleWish(id: string): void {
  changeWishes((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids]));
}

/** Empties a list that belongs to an account other than this one. */
export function dropForeignWishes(userId: string | undefined): void {
  const { owner } = readWishes();
  if (owner && owner !== userId) keepWishes({ ids: [], at: {} });
}

/** Reads the stored list, then follows other tabs. Call once, in an effect. */
export function startWishlist(): () => void {
  read();
  return onStoredElsewhere(STORAGE_KEY, read);
}
