import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { browserStorage, isStored, onStoredElsewhere } from '../browser-storage.ts';

const STORAGE_KEY = 'wishlist-storage';

export interface WishlistState {
  /** Product ids, the latest first. */
  readonly ids: readonly string[];
  /** False until local storage was read. */
  readonly known: boolean;
}

/** Loaded only where a list is stored. */
let parse: ((state: unknown) => readonly string[]) | undefined;

/** What hearts were pressed for: asked for by the visitor, so it may stay on the device. */
export const useWishlist = create<WishlistState>()(
  persist((): WishlistState => ({ ids: [], known: false }), {
    name: STORAGE_KEY,
    storage: browserStorage<Pick<WishlistState, 'ids'>>(),
    skipHydration: true,
    partialize: ({ ids }) => ({ ids }),
    merge: (stored, current) => ({ ...current, ids: parse?.(stored) ?? [], known: true }),
  }),
);

async function read(): Promise<void> {
  if (isStored(STORAGE_KEY)) parse ??= (await import('./stored-wishlist.ts')).parseStoredWishes;
  await useWishlist.persist.rehydrate();
}

/** Adds or takes away a product; answers whether it is on the list now. */
export async function toggleWish(id: string): Promise<boolean> {
  if (!useWishlist.getState().known) await read();
  const { ids } = useWishlist.getState();
  const added = !ids.includes(id);
  useWishlist.setState({ ids: added ? [id, ...ids] : ids.filter((other) => other !== id) });
  return added;
}

export function setWishes(ids: readonly string[]): void {
  useWishlist.setState({ ids });
}

/** Reads the stored list, then follows other tabs. Call once, in an effect. */
export function startWishlist(): () => void {
  void read();
  return onStoredElsewhere(STORAGE_KEY, () => void read());
}
