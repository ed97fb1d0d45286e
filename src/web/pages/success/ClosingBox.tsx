import type { CSSProperties } from 'react';
import { BoxDrawing, BoxPath } from '#browser/BoxDrawing.tsx';
import { PackedBox } from '#browser/PackedBox.tsx';
import type { CheckoutOrder } from '#contract/checkout.ts';
import { boxLinesOf } from '#rules/packed-box.ts';
import { useItemCards } from '#web/cards/use-cards.ts';
import { useShop } from '#web/shop-context.ts';

/** The box without its flaps: opening, left side and filling. */
const WALLS =
  'M26 46 111 30l25 31.5-91.5 18zM26 46l6.5 32L52 112M111 30l.9 7L30.5 52.3M111.9 37l20.5 25.3';

/**
 * Flaps, closed, in units of their own: x along the hinge, y away from it. Then parameters of `matrix()`: their place
 * in the drawing, and what turns them up.
 */
const FLAPS = {
  left: ['M0 0H1L.99 1.08 0 1z', '18.5,33.5,42.5,-8,26,46', '1,0,.35,-.76,0,0'],
  right: ['M0 0H1L1.01 1.08 0 1z', '25,31.5,-42.5,8,111,30', '1,0,.38,-.29,0,0'],
  back: ['M0 0H1L1.04.98 0 1z', '85,-16,9.25,16.75,26,46', '1,0,.12,-1.64,0,0'],
  front: ['M0 0H1L.96.98 0 1z', '91.5,-18,-9.25,-16.75,44.5,79.5', '1,0,-.11,-1.78,0,0'],
} as const;

function Flap({ side }: { readonly side: keyof typeof FLAPS }) {
  const [path, place, open] = FLAPS[side];
  return (
    <g transform={`matrix(${place})`}>
      <g className="flap" style={{ '--open': `matrix(${open})` } as CSSProperties}>
        <BoxPath d={path} />
      </g>
    </g>
  );
}

/** The box with what was bought, which closes once; it stays open where nothing is to move. */
export function ClosingBox({ items }: Pick<CheckoutOrder, 'items'>) {
  const { cards } = useItemCards(items, useShop().lang);
  if (!cards) return <BoxDrawing />;
  const { find, given } = cards;
  const lines = boxLinesOf(items, (id) => (id === given?.id ? given : find(id)));
  const behind = [
    <BoxPath key="walls" d={WALLS} />,
    ...(['left', 'right', 'back'] as const).map((side) => <Flap key={side} side={side} />),
  ];
  return (
    <PackedBox lines={lines} behind={behind}>
      <Flap side="front" />
    </PackedBox>
  );
}
