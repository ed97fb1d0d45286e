import { create } from 'zustand';
import { onStoredElsewhere, readStored, store } from '../browser-storage.ts';

const STORAGE_KEY = 'wishlist-storage';

/** As the browser keeps it; versions before the merge by time know `ids` only. */
export interface StoredWishes {
  /** Product ids, the latest first. */
  readonly ids: readonly string[];
  /** Time of each product's last change in ms, of those taken off the list as well. */
  readonly at: Readonly<Record<string, number>>;
  /** Id of the account the list belongs to; none for a guest's. */
  readonly owner?: string | undefined;
}

export interface WishlistState extends StoredWishes {
  /** False until local storage was read. */
  readonly known: boolean;
}

type Ids = readonly string[];

/** What hearts were pressed for: asked for by the visitor, so it may stay on the device. */
export const useWishlist = create<WishlistState>(() => ({ ids: [], at: {}, known: false }));

/** The list in foreign data; anything unreadable is an empty list. `wishlist-sync.ts` checks times. */
function parse(state: unknown): StoredWishes {
  const { ids, at, owner } = Object(state);
  return {
    ids: Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [],
    at: Object(at),
    owner,
  };
}

function read(): void {
  const stored = readStored(STORAGE_KEY);
  useWishlist.setState({ ...(stored !== undefined && parse(stored)), known: true });
}

/** The list as it is now, read at the first call. */
export function readWishes(): WishlistState {
  if (!useWishlist.getState().known) read();
  return useWishlist.getState();
}

/** Stores the list. */
export function keepWishes({ ids, at, owner }: StoredWishes): void {
  store(STORAGE_KEY, { ids, at, owner });
  useWishlist.setState({ ids, at, owner });
}

/** Changes the list and stores it, with the time for each product that comes or goes. */
export function changeWishes(update: (ids: Ids) => Ids): void {
  const { ids: before, at, owner } = readWishes();
  const ids = update(before);
  const times = { ...at };
  for (const id of [...ids, ...before]) {
    // Later than the change it follows, though a clock may be slow.
    if (ids.includes(id) !== before.includes(id)) {
      times[id] = Math.max(Date.now(), (at[id] ?? 0) + 1);
    }
  }
  keepWishes({ ids, at: times, owner });
}

/** Adds or takes away a product. */
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
