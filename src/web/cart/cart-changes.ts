import {
  type RemovedLine,
  removeItem,
  restoreItem,
  setGiftColour,
  updateQuantity,
} from '../../rules/cart-lines.ts';
import { cartStore, changeCart } from './cart-store.ts';

/** `key` is the line's `lineKey`; 0 or less removes it. */
export function setLineQuantity(key: string, quantity: number): void {
  changeCart((items) => updateQuantity(items, key, quantity));
}

/** Takes a line out; what comes back can be handed to `restoreLine`. */
export function removeLine(key: string): RemovedLine | undefined {
  const { removed } = removeItem(cartStore.getState().items, key);
  changeCart((items) => removeItem(items, key).items);
  return removed;
}

export function restoreLine(removed: RemovedLine): void {
  changeCart((items) => restoreItem(items, removed));
}

/** Chooses the colour (its German name) of the card holder that comes with a line. */
export function chooseGiftColour(key: string, giftColor: string): void {
  changeCart((items) => setGiftColour(items, key, giftColor));
}
