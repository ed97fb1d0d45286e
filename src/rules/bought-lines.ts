import { USUAL_MOST_PIECES } from '#catalogue/limits.ts';
import { goodsKey } from './line-ids.ts';
import type { VariantChoice } from './variant-choice.ts';

/** Goods that were bought. */
export interface BoughtLine {
  /** `goodsKey` of the line. */
  readonly key: string;
  readonly quantity: number;
}

/** Parts of an order line that identify the bought variant. */
export interface OrderedItem {
  /** `goodsKey`; presents have none. */
  readonly key?: string | undefined;
  readonly quantity: number;
}

/** A line of a cart, however the browser sends or stores it. */
type CartLine = VariantChoice & { readonly quantity: number };

/** The goods of an order. Presents follow their lines. */
export const boughtLines = (items: readonly OrderedItem[]): readonly BoughtLine[] =>
  items.flatMap(({ key, quantity }) => (key === undefined ? [] : { key, quantity }));

/** The cart without what was bought; what came to it meanwhile stays. */
export function withoutBought<Item extends CartLine>(
  items: readonly Item[],
  bought: readonly BoughtLine[],
): readonly Item[] {
  let left = items;
  for (const { key, quantity } of bought) {
    let open = quantity;
    left = left.flatMap((item) => {
      if (open === 0 || goodsKey(item) !== key) return [item];
      const taken = Math.min(open, item.quantity);
      open -= taken;
      return taken === item.quantity ? [] : [{ ...item, quantity: item.quantity - taken }];
    });
  }
  return left;
}

const count = (lines: readonly { readonly quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** True if the cart (still) holds everything that was bought. */
export function holdsBought(items: readonly CartLine[], bought: readonly BoughtLine[]): boolean {
  return count(items) - count(withoutBought(items, bought)) === count(bought);
}

/** True for a line that the owner should look at before it is packed. */
export function isUnusual({ quantity }: { readonly quantity: number }): boolean {
  return quantity > USUAL_MOST_PIECES;
}
