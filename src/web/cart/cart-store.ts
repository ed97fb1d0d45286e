import { createStore } from 'zustand/vanilla';
import { addItem, type CartItem, type NewCartItem } from '../../rules/cart.ts';
import { onStoredElsewhere, readStored, store } from '../browser-storage.ts';
import { parseStoredCart } from './stored-cart.ts';

/** Spec section 3: the cart lives in the browser's local storage under this key. */
const STORAGE_KEY = 'cart-storage';

export interface CartState {
  readonly items: readonly CartItem[];
  /** False until local storage was read: prerendered pages and the first render know no cart. */
  readonly known: boolean;
}

type Items = readonly CartItem[];

/** The cart, without React: taps are served before that is there. */
export const cartStore = createStore<CartState>(() => ({ items: [], known: false }));

function read(): void {
  const stored = readStored(STORAGE_KEY);
  const items = stored === undefined ? cartStore.getState().items : parseStoredCart(stored);
  cartStore.setState({ items, known: true });
}

/**
 * Changes the cart. It is stored before anyone renders, so a line is kept even when the page is
 * reloaded in the middle of an animation.
 */
export function changeCart(update: (items: Items) => Items): void {
  // Nothing writes over lines that were not read.
  if (!cartStore.getState().known) read();
  const items = update(cartStore.getState().items);
  store(STORAGE_KEY, { items });
  cartStore.setState({ items });
}

export function addToCart(item: NewCartItem, quantity = 1): void {
  changeCart((items) => addItem(items, item, quantity));
}

/** Reads the stored cart, then follows what other tabs do to it. Call once, in an effect. */
export function startCart(): () => void {
  read();
  return onStoredElsewhere(STORAGE_KEY, read);
}
