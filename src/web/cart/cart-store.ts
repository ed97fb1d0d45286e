import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import {
  addItem,
  type CartItem,
  type NewCartItem,
  type RemovedLine,
  removeItem,
  restoreItem,
  setGiftColour,
  updateQuantity,
} from '../../rules/cart.ts';
import { browserStorage, onStoredElsewhere } from '../browser-storage.ts';
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
  persist((): CartState => ({ items: [], known: false }), {
    name: STORAGE_KEY,
    storage: browserStorage<Pick<CartState, 'items'>>(),
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

/** Chooses the colour (its German name) of the card holder that comes with a line. */
export function chooseGiftColour(key: string, giftColor: string): void {
  setItems(setGiftColour(getItems(), key, giftColor));
}

export function clearCart(): void {
  setItems([]);
}

/** Reads the stored cart, then follows what other tabs do to it. Call once, in an effect. */
export function startCart(): () => void {
  const read = () => void useCart.persist.rehydrate();
  read();
  return onStoredElsewhere(STORAGE_KEY, read);
}
