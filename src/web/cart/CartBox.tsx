import { PackedBox } from '#browser/PackedBox.tsx';
import type { CartItem } from '#rules/cart.ts';
import { readItemId } from '#rules/read-item-id.ts';
import { frontOf } from '#rules/scale-drawing.ts';
import type { ReadCards } from '../cards/read-cards.ts';
import { useGifts } from './use-gifts.ts';

interface CartBoxProps {
  /** Lines that can be bought. */
  readonly items: readonly CartItem[];
  readonly cards: ReadCards;
}

/** The box with what is in the cart, where the drawer has room below its lines. */
export function CartBox({ items, cards }: CartBoxProps) {
  const { find, given, options } = cards;
  const gifts = useGifts(items, cards);
  const bought = items.flatMap(({ id, quantity }) => {
    const reading = readItemId(id, find);
    if (!reading.ok) return [];
    const { pieces = 1 } = options.packs[reading.variant.pack ?? ''] ?? {};
    return { front: frontOf(reading.product), pieces: quantity * pieces };
  });
  const presents = gifts.map(({ kind, quantity }) => ({
    front: frontOf(kind === given?.gift ? given : undefined),
    pieces: quantity,
  }));
  return (
    <div className="cart-box">
      <PackedBox lines={[...bought, ...presents]} />
    </div>
  );
}
