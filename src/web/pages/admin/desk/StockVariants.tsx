import { useId } from 'react';
import type { AdminStockReply } from '#contract/admin-stock.ts';
import type { CartProduct } from '#rules/card.ts';
import { fullMarkLabel, markLabel } from '#rules/mark-label.ts';
import { type MarkGroup, markableOf } from '#rules/sold-out.ts';
import { cardPicture } from '#web/cards/card-picture.ts';
import type { AllCards } from '#web/cards/read-cards.ts';
import { Thumbnail } from '../Thumbnail.tsx';
import { colourOfMark } from './mark-colour.ts';
import { type Counts, StockCounts } from './StockCounts.tsx';
import type { DeskProps } from './texts.ts';

export interface StockProps extends DeskProps {
  readonly cards: AllCards;
  /** Current marks. */
  readonly marked: ReadonlySet<string>;
  readonly counts: Counts;
  readonly onCounted: (reply: AdminStockReply) => void;
  readonly busy: boolean;
  readonly onMark: (marks: readonly string[], soldOut: boolean) => void;
}

interface VariantsProps extends StockProps {
  readonly product: CartProduct;
}

/** The variants of one kind, each a switch; and one button for all of them. */
function Group({ product, group, ...props }: VariantsProps & { readonly group: MarkGroup }) {
  const { texts, lang, cards, marked, busy, onMark } = props;
  const heading = useId();
  const { soldOut } = texts;
  const { by, marks } = group;
  const isWhole = marks.every((mark) => marked.has(mark));
  return (
    <section aria-labelledby={heading} aria-busy={busy} data-by={by}>
      <h4 id={heading}>{soldOut.by[by]}</h4>
      <ul>
        {marks.map((mark) => (
          <li key={mark}>
            <button
              type="button"
              role="switch"
              className="desk-variant"
              aria-checked={!marked.has(mark)}
              onClick={() => onMark([mark], !marked.has(mark))}
            >
              {by === 'colour' && (
                <Thumbnail base={cardPicture(product, colourOfMark(mark, cards.find))} />
              )}
              <span>{markLabel(mark, lang, cards)}</span>
              <i aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {marks.length > 1 && (
        <button type="button" className="desk-button" onClick={() => onMark(marks, !isWhole)}>
          {isWhole ? soldOut.freeAll : soldOut.markAll}
        </button>
      )}
    </section>
  );
}

/** All that can be marked of a product: on is on offer, off is sold out; and how many there are. */
export function StockVariants(props: VariantsProps) {
  const { groups } = markableOf(props.product);
  const { texts, lang, cards, counts, onCounted } = props;
  return (
    <>
      {groups.map((group) => (
        <Group key={group.by} {...props} group={group} />
      ))}
      <StockCounts
        texts={texts}
        lang={lang}
        marks={groups.flatMap(({ marks }) => marks)}
        counts={counts}
        nameOf={(mark) => markLabel(mark, lang, cards)}
        fullNameOf={(mark) => fullMarkLabel(mark, lang, cards)}
        onCounted={onCounted}
      />
    </>
  );
}
