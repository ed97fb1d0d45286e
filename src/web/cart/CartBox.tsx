import { PackedBox } from '#browser/PackedBox.tsx';
import type { CartItem } from '#rules/cart.ts';
import { mayGive } from '#rules/claims.ts';
import { giftLines } from '#rules/gifts.ts';
import { readItemId } from '#rules/read-item-id.ts';
import { frontOf } from '#rules/scale-drawing.ts';
import type { ReadCards } from '../cards/read-cards.ts';
import { usePart } from '../shop-context.ts';

interface CartBoxProps {
  /** Lines that can be bought. */
  readonly items: readonly CartItem[];
  readonly cards: ReadCards;
}

/** The box with what is in the cart, where the drawer has room below its lines. */
export function CartBox({ items, cards }: CartBoxProps) {
  const { find, given, options } = cards;
  const { mode } = usePart().settings;
  const bought = items.flatMap(({ id, quantity }) => {
    const reading = readItemId(id, find);
    if (!reading.ok) return [];
    const { pieces = 1 } = options.packs[reading.variant.pack ?? ''] ?? {};
    return { front: frontOf(reading.product), pieces: quantity * pieces };
  });
  const presents = giftLines(items, cards).flatMap(({ kind, quantity: pieces }) => {
    const product = kind === given?.gift ? given : undefined;
    return mayGive(mode, kind, given?.gift) ? { front: frontOf(product), pieces } : [];
  });
  return (
    <div className="cart-box">
      <PackedBox lines={[...bought, ...presents]} />
    </div>
  );
}
