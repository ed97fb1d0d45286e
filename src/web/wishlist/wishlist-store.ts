import * as z from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { browserStorage, onStoredElsewhere } from '../browser-storage.ts';

const STORAGE_KEY = 'wishlist-storage';
const stored = z.object({ ids: z.array(z.string().check(z.maxLength(100))) });

export interface WishlistState {
  /** Product ids, the latest first. */
  readonly ids: readonly string[];
}

/** What hearts were pressed for: asked for by the visitor, so it may stay on the device. */
export const useWishlist = create<WishlistState>()(
  persist((): WishlistState => ({ ids: [] }), {
    name: STORAGE_KEY,
    storage: browserStorage<WishlistState>(),
    skipHydration: true,
    merge: (state, current) => {
      const parsed = z.safeParse(stored, state);
      return parsed.success ? { ...current, ids: parsed.data.ids } : current;
    },
  }),
);

/** Adds or takes away a product; answers whether it is on the list now. */
export function toggleWish(id: string): boolean {
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
  const read = () => void useWishlist.persist.rehydrate();
  read();
  return onStoredElsewhere(STORAGE_KEY, read);
}
