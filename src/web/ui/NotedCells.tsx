import type { Card } from '#rules/card.ts';
import { useShop } from '../shop-context.ts';
import { cellsClass, ProductCell } from './ProductCell.tsx';

const SHOWN = 6;

/** A few of the colours a product comes in; the line beside it says how many there are. */
function ColourDots({ colours }: { readonly colours: readonly string[] }) {
  return (
    <span className="dots" aria-hidden="true">
      {colours.slice(0, SHOWN).map((colour) => (
        <i key={colour} data-colour={colour} />
      ))}
    </span>
  );
}

/** Cells of a chosen few products of any collection, in the order given. */
export function NotedCells({ cards }: { readonly cards: readonly Card[] }) {
  const { t } = useShop();
  return (
    <div className={cellsClass(cards.length)}>
      {cards.map((card) => {
        const { id, note, colours } = card;
        const count = colours?.[1] && t('product.colours', { count: colours.length });
        return (
          <ProductCell key={id} product={card} note={note ?? count}>
            {colours && <ColourDots colours={colours} />}
          </ProductCell>
        );
      })}
    </div>
  );
}
