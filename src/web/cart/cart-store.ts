import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import {
  addItem,
  type CartItem,
  type NewCartItem,
  type RemovedLine,
  removeItem,
  restoreItem,
  updateQuantity,
} from '../../rules/cart.ts';
import { parseStoredCart } from './stored-cart.ts';

/** Spec section 3: the cart lives in the browser's local storage under this key. */
const STORAGE_KEY = 'cart-storage';

export interface CartState {
  readonly items: readonly CartItem[];
  /** False until local storage was read: prerendered pages and the first render know no cart. */
  readonly known: boolean;
}

/**
 * The cart. `set` writes to storage before anyone renders, so a line is kept even when the page is
 * reloaded in the middle of an animation.
 */
export const useCart = create<CartState>()(
  persist(() => ({ items: [], known: false }) as CartState, {
    name: STORAGE_KEY,
    skipHydration: true,
    partialize: ({ items }) => ({ items }),
    merge: (stored, current) => ({ ...current, items: parseStoredCart(stored), known: true }),
  }),
);

const getItems = () => useCart.getState().items;
const setItems = (items: readonly CartItem[]) => useCart.setState({ items });

export function addToCart(item: NewCartItem, quantity = 1): void {
  setItems(addItem(getItems(), item, quantity));
}

/** `key` is the line's `lineKey`; 0 or less removes it. */
export function setLineQuantity(key: string, quantity: number): void {
  setItems(updateQuantity(getItems(), key, quantity));
}

/** Takes a line out; what comes back can be handed to `restoreLine`. */
export function removeLine(key: string): RemovedLine | undefined {
  const { items, removed } = removeItem(getItems(), key);
  setItems(items);
  return removed;
}

export function restoreLine(removed: RemovedLine): void {
  setItems(restoreItem(getItems(), removed));
}

/** Replaces one line's details, such as the colour of its presents. */
export function changeLine(item: CartItem, change: Partial<CartItem>): void {
  setItems(getItems().map((line) => (line === item ? { ...line, ...change } : line)));
}

export function clearCart(): void {
  setItems([]);
}

/** Reads the stored cart, then follows what other tabs do to it. Call once, in an effect. */
export function startCart(): () => void {
  const read = () => void useCart.persist.rehydrate();
  read();
  // zustand marks the cart as known in `merge`, which it skips when nothing is stored yet.
  useCart.setState({ known: true });
  const follow = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY || event.key === null) read();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
