import { USUAL_MOST_PIECES } from '../catalogue/limits.ts';

/** Whether the owner should look at a line of an order before it is packed. */
export function isUnusual({ quantity }: { readonly quantity: number }): boolean {
  return quantity > USUAL_MOST_PIECES;
}
