import {
  type RemovedLine,
  removeItem,
  restoreItem,
  setGiftColour,
  splitGiftColour,
  updateQuantity,
} from '#rules/cart-lines.ts';
import { cartStore, changeCart } from './cart-store.ts';

/** `key` is the line's `lineKey`; 0 or less removes it. False if the cart would become too large to pay. */
export function setLineQuantity(key: string, quantity: number): boolean {
  return changeCart((items) => updateQuantity(items, key, quantity));
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

/** Chooses the colour of the card holders that come with a line; `offered` are those they come in. */
export function chooseGiftColour(key: string, colour: string, offered: readonly string[]): void {
  changeCart((items) => setGiftColour(items, key, colour, offered));
}

/** Chooses another colour for one of them. */
export function chooseGiftColourForOne(
  key: string,
  colour: string,
  offered: readonly string[],
): void {
  changeCart((items) => splitGiftColour(items, key, colour, offered));
}
