import type { CSSProperties } from 'react';
import { BoxDrawing, BoxPath } from '#browser/BoxDrawing.tsx';
import { PackedBox } from '#browser/PackedBox.tsx';
import type { CheckoutOrder } from '#contract/checkout.ts';
import { boxLinesOf } from '#rules/packed-box.ts';
import { useItemCards } from '#web/cards/use-cards.ts';
import { useShop } from '#web/shop-context.ts';

/** The box without its flaps: opening, filling and left side. */
const WALLS =
  'M26 46 111 30l25 31.5-91.5 18zM26 46l6.5 32L52 112M111 30l.9 7L30.5 52.3M111.9 37l20.5 25.3';

/**
 * Flaps as they lie when the box is closed, in units of their own: x along the hinge, y away from it. `place` puts
 * them there; `open` turns them up (both as parameters of `matrix()`).
 */
const FLAPS = {
  left: { place: '18.5,33.5,42.5,-8,26,46', open: '.35,-.76', path: 'M0 0H1L.99 1.08 0 1z' },
  right: { place: '25,31.5,-42.5,8,111,30', open: '.38,-.29', path: 'M0 0H1L1.01 1.08 0 1z' },
  back: { place: '85,-16,9.25,16.75,26,46', open: '.12,-1.64', path: 'M0 0H1L1.04.98 0 1z' },
  front: {
    place: '91.5,-18,-9.25,-16.75,44.5,79.5',
    open: '-.11,-1.78',
    path: 'M0 0H1L.96.98 0 1z',
  },
};

function Flap({ side }: { readonly side: keyof typeof FLAPS }) {
  const { place, open, path } = FLAPS[side];
  return (
    <g transform={`matrix(${place})`}>
      <g
        className={`flap ${side}`}
        style={{ '--open': `matrix(1,0,${open},0,0)` } as CSSProperties}
      >
        <BoxPath d={path} />
      </g>
    </g>
  );
}

/** The box with what was bought, which closes once; it stays open where nothing is to move. */
export function ClosingBox({ items }: Pick<CheckoutOrder, 'items'>) {
  const { lang } = useShop();
  const { cards } = useItemCards(items, lang);
  if (!cards) return <BoxDrawing />;
  const { find, given } = cards;
  const lines = boxLinesOf(items, (id) => (id === given?.id ? given : find(id)));
  const behind = (
    <>
      <BoxPath d={WALLS} />
      <Flap side="left" />
      <Flap side="right" />
      <Flap side="back" />
    </>
  );
  return (
    <PackedBox lines={lines} behind={behind}>
      <Flap side="front" />
    </PackedBox>
  );
}
