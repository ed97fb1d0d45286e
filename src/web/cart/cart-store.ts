import { createStore } from 'zustand/vanilla';
import { addItem, type CartItem, type NewCartItem } from '#rules/cart.ts';
import { onStoredElsewhere, readStored, store } from '../browser-storage.ts';
import { canBePaid, parseStoredCart } from './stored-cart.ts';

/** Key of the cart in the browser's local storage (docs/specification.md#3-data). */
const STORAGE_KEY = 'cart-storage';

export interface CartState {
  readonly items: readonly CartItem[];
  /** Key of the attempt to pay that the cart was sent with; shared by all tabs (`attempt.ts`). */
  readonly attempt?: string | undefined;
  /** False until local storage was read: prerendered pages and the first render know no cart. */
  readonly known: boolean;
}

type Items = readonly CartItem[];
export type CartUpdate = (items: Items) => Items;

/** The cart, without React: taps are served before that is there. */
export const cartStore = createStore<CartState>(() => ({ items: [], known: false }));

/**
 * Takes over what is stored. Lines that are the same stay the same objects, because messages about a
 * cart hold only for its lines.
 */
export function readCart(): void {
  const { items, attempt } = parseStoredCart(readStored(STORAGE_KEY));
  const { items: shown } = cartStore.getState();
  const isSame = JSON.stringify(items) === JSON.stringify(parseStoredCart({ items: shown }).items);
  cartStore.setState({ items: isSame ? shown : items, attempt, known: true });
}

/**
 * Changes the cart. It is stored before anyone renders, so a line is kept even when the page is
 * reloaded in the middle of an animation. Returns false, and leaves the cart as it is, if it would become too
 * large to pay.
 */
export function changeCart(update: CartUpdate): boolean {
  // Nothing writes over lines that were not read.
  if (!cartStore.getState().known) readCart();
  const { items, attempt } = cartStore.getState();
  const changed = update(items);
  if (!canBePaid(changed)) return false;
  keepAttempt(attempt, () => changed);
  return true;
}

/** Keeps another attempt with the cart, or none, and changes the cart in the same step. */
export function keepAttempt(attempt: string | undefined, update: CartUpdate = (items) => items) {
  const items = update(cartStore.getState().items);
  store(STORAGE_KEY, { items, attempt });
  cartStore.setState({ items, attempt });
}

export function addToCart(item: NewCartItem, quantity = 1): boolean {
  return changeCart((items) => addItem(items, item, quantity));
}

/** Reads the stored cart, then follows what other tabs do to it. Call once, in an effect. */
export function startCart(): () => void {
  readCart();
  return onStoredElsewhere(STORAGE_KEY, readCart);
}
