import type { ColourId } from '#catalogue/colours.ts';
import type { Card } from '#rules/card.ts';
import { cardNote } from '../cards/card-note.ts';
import { useShop } from '../shop-context.ts';
import { cellsClass, ProductCell } from './ProductCell.tsx';

const SHOWN = 6;

/** A few of the colours a product comes in; the line beside it says how many there are. */
function ColourDots({ colours }: { readonly colours: readonly ColourId[] }) {
  return (
    <span className="dots" aria-hidden="true">
      {colours.slice(0, SHOWN).map((colour) => (
        <i key={colour} data-colour={colour} />
      ))}
    </span>
  );
}

/** Cells of a chosen few products of any kind, in the order given. */
export function NotedCells({ cards }: { readonly cards: readonly Card[] }) {
  const { t, lang } = useShop();
  return (
    <div className={cellsClass(cards.length)}>
      {cards.map((card) => (
        <ProductCell key={card.id} product={card} note={cardNote(card, lang, t)}>
          {'colours' in card && <ColourDots colours={card.colours} />}
        </ProductCell>
      ))}
    </div>
  );
}
