import type { Card } from '#rules/card.ts';
import { type ShopContextValue, useShop } from '../shop-context.ts';
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

/** The line under a product's name in mixed lists. */
export function noteOf({ note, colours }: Card, t: ShopContextValue['t']): string | undefined {
  return note ?? (colours?.[1] && t('product.colours', { count: colours.length }));
}

/** Cells of a chosen few products of any collection, in the order given. */
export function NotedCells({ cards }: { readonly cards: readonly Card[] }) {
  const { t } = useShop();
  return (
    <div className={cellsClass(cards.length)}>
      {cards.map((card) => (
        <ProductCell key={card.id} product={card} note={noteOf(card, t)}>
          {card.colours && <ColourDots colours={card.colours} />}
        </ProductCell>
      ))}
    </div>
  );
}
