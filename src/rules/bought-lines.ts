import { LANGS } from '../routes.ts';
import { itemVariantText } from './variant-text.ts';

/** A line of an order, as far as it says what was bought. */
export interface BoughtLine {
  readonly id: string;
  /** For people, in the language of the order. */
  readonly variant: string;
  readonly quantity: number;
  readonly gift: boolean;
}

/** A line of a cart, however the browser sends or stores it. */
interface CartLine {
  readonly id: string;
  readonly quantity: number;
  readonly selectedColor?: string | undefined;
}

function isOf(item: CartLine, line: BoughtLine): boolean {
  return item.id === line.id && LANGS.some((lang) => itemVariantText(item, lang) === line.variant);
}

/** The cart without what was bought; what came to it meanwhile stays. Presents follow their lines. */
export function withoutBought<Item extends CartLine>(
  items: readonly Item[],
  bought: readonly BoughtLine[],
): readonly Item[] {
  let left = items;
  for (const line of bought) {
    if (line.gift) continue;
    let open = line.quantity;
    left = left.flatMap((item) => {
      if (open === 0 || !isOf(item, line)) return [item];
      const taken = Math.min(open, item.quantity);
      open -= taken;
      return taken === item.quantity ? [] : [{ ...item, quantity: item.quantity - taken }];
    });
  }
  return left;
}

/** Whether the cart (still) holds everything that was bought. */
export function holdsBought(items: readonly CartLine[], bought: readonly BoughtLine[]): boolean {
  const count = (lines: readonly { readonly quantity: number }[]) =>
    lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const taken = count(items) - count(withoutBought(items, bought));
  return taken === count(bought.filter(({ gift }) => !gift));
}
