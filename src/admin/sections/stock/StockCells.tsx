import { CellField } from '#admin/kit/CellField.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { MOST_PIECES, type StockMark, type StockProduct } from '#contract/admin-stock.ts';
import { fill } from '#rules/fill.ts';
import { changeMarks, freeOf, fullName, toneOf, useTyped } from './stock-changes.ts';
import { useTexts } from './texts.ts';

interface FreeCellProps {
  readonly product: StockProduct;
  readonly mark: StockMark;
  readonly column: string;
  readonly hasSteps?: boolean;
}

/** Number of free pieces to type over, with those that are reserved. */
export function FreeCell({ product, mark, ...props }: FreeCellProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const { reserved } = mark;
  const [typed = mark] = useTyped([mark]);
  const said = [
    fill(texts.cell, { item: fullName(product, mark, lang) }),
    ...(reserved > 0 ? [fill(texts.reserved, { count: reserved })] : []),
    ...(mark.is_off ? [texts.state.off] : []),
  ];
  return (
    <div className="relative" data-tone={toneOf(typed)}>
      <CellField
        {...props}
        label={said.join(', ')}
        value={freeOf(typed)}
        most={MOST_PIECES - reserved}
        none={texts.unlimited}
        isChanged={typed.on_hand !== mark.on_hand}
        onChange={(free) =>
          changeMarks(product, [mark], { on_hand: free === null ? null : free + reserved }, lang)
        }
      />
      {reserved > 0 && !props.hasSteps && (
        <small
          className="pointer-events-none absolute top-1.5 right-0.5 text-[0.6875rem] leading-4 text-(--soft)"
          aria-hidden="true"
        >
          {reserved}
        </small>
      )}
    </div>
  );
}

interface ThresholdCellProps {
  readonly product: StockProduct;
  readonly marks: readonly StockMark[];
  readonly name: string;
}

/** The threshold of marks; empty where they have different ones, absent where nothing is counted. */
export function ThresholdCell({ product, marks, name }: ThresholdCellProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const typed = useTyped(marks);
  const counted = marks.filter((_, at) => typed[at]?.on_hand !== null);
  const all = [
    ...new Set(typed.flatMap((mark) => (mark.on_hand === null ? [] : [mark.threshold]))),
  ];
  if (counted.length === 0) return null;
  return (
    <CellField
      label={fill(texts.cellThreshold, { item: name })}
      value={all.length === 1 ? (all[0] ?? null) : null}
      most={MOST_PIECES}
      none={all.length === 1 ? '–' : texts.mixed}
      column="threshold"
      isChanged={marks.some((mark, at) => typed[at]?.threshold !== mark.threshold)}
      onChange={(threshold) => changeMarks(product, counted, { threshold }, lang)}
    />
  );
}
