import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { addItem, type CartItem, type NewCartItem } from '../../rules/cart.ts';
import { browserStorage, isStored, onStoredElsewhere } from '../browser-storage.ts';

/** Spec section 3: the cart lives in the browser's local storage under this key. */
const STORAGE_KEY = 'cart-storage';

export interface CartState {
  readonly items: readonly CartItem[];
  /** False until local storage was read: prerendered pages and the first render know no cart. */
  readonly known: boolean;
}

type Items = readonly CartItem[];

/** Loaded only where a cart is stored; most first visits have none. */
let parse: ((state: unknown) => Items) | undefined;

/**
 * The cart, without React: taps are served before that is there. `set` writes to storage before anyone renders, so a line is kept even when the page is
 * reloaded in the middle of an animation.
 */
export const cartStore = createStore<CartState>()(
  persist((): CartState => ({ items: [], known: false }), {
    name: STORAGE_KEY,
    storage: browserStorage<Pick<CartState, 'items'>>(),
    skipHydration: true,
    partialize: ({ items }) => ({ items }),
    merge: (stored, current) => ({ ...current, items: parse?.(stored) ?? [], known: true }),
  }),
);

/** Changes asked for before the stored cart was read; they follow it instead of replacing it. */
const waiting: ((items: Items) => Items)[] = [];

/** Changes the cart now, or as soon as the stored one was read. */
export function changeCart(update: (items: Items) => Items): void {
  const { known, items } = cartStore.getState();
  // What waits is older: nothing overtakes it.
  if (known && waiting.length === 0) {
    cartStore.setState({ items: update(items) });
    return;
  }
  waiting.push(update);
  if (!known) void read();
}

async function read(): Promise<void> {
  if (isStored(STORAGE_KEY)) parse ??= (await import('./stored-cart.ts')).parseStoredCart;
  await cartStore.persist.rehydrate();
  const updates = waiting.splice(0);
  if (updates.length === 0) return;
  const { items } = cartStore.getState();
  cartStore.setState({ items: updates.reduce<Items>((before, update) => update(before), items) });
}

export function addToCart(item: NewCartItem, quantity = 1): void {
  changeCart((items) => addItem(items, item, quantity));
}

/** Reads the stored cart, then follows what other tabs do to it. Call once, in an effect. */
export function startCart(): () => void {
  void read();
  return onStoredElsewhere(STORAGE_KEY, () => void read());
}
