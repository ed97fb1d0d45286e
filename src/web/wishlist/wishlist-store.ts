import { create } from 'zustand';
import { onStoredElsewhere, readStored, store } from '../browser-storage.ts';

const STORAGE_KEY = 'wishlist-storage';

export interface WishlistState {
  /** Product ids, the latest first. */
  readonly ids: readonly string[];
  /** False until local storage was read. */
  readonly known: boolean;
}

type Ids = readonly string[];

/** What hearts were pressed for: asked for by the visitor, so it may stay on the device. */
export const useWishlist = create<WishlistState>(() => ({ ids: [], known: false }));

/** The product ids in foreign data; anything unreadable is an empty list. */
function parse(state: unknown): Ids {
  const { ids } = Object(state);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

function read(): void {
  const stored = readStored(STORAGE_KEY);
  const ids = stored === undefined ? useWishlist.getState().ids : parse(stored);
  useWishlist.setState({ ids, known: true });
}

/** Changes the list and stores it. */
export function changeWishes(update: (ids: Ids) => Ids): void {
  if (!useWishlist.getState().known) read();
  const ids = update(useWishlist.getState().ids);
  store(STORAGE_KEY, { ids });
  useWishlist.setState({ ids });
}

/** Adds or takes away a product. */
export function toggleWish(id: string): void {
  changeWishes((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids]));
}

/** Reads the stored list, then follows other tabs. Call once, in an effect. */
export function startWishlist(): () => void {
  read();
  return onStoredElsewhere(STORAGE_KEY, read);
}
