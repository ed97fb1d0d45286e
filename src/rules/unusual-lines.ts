import { USUAL_MOST_PIECES } from '../catalogue/limits.ts';

/** True for a line that the owner should look at before it is packed. */
export function isUnusual({ quantity }: { readonly quantity: number }): boolean {
  return quantity > USUAL_MOST_PIECES;
}
