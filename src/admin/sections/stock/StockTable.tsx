import { Button } from 'react-aria-components';
import { CellField } from '#admin/kit/CellField.tsx';
import { useKit } from '#admin/kit/kit-context.ts';
import { Thumb } from '#admin/kit/Thumb.tsx';
import { MOST_PIECES, type StockMark, type StockProduct } from '#contract/admin-stock.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { type Changes, freeOf, fullName, markName, toneOf, typedMark } from './stock-changes.ts';
import { type StockTexts, useTexts } from './texts.ts';

export interface StockEdit {
  readonly changes: Changes;
  readonly onChange: (
    product: StockProduct,
    marks: readonly StockMark[],
    to: Partial<Pick<StockMark, 'on_hand' | 'threshold'>>,
  ) => void;
}

interface CellProps extends StockEdit {
  readonly product: StockProduct;
  readonly mark: StockMark;
  readonly column: string;
  readonly hasSteps?: boolean;
}

/** Number of free pieces to type over. */
export function FreeCell({ changes, onChange, product, mark, ...props }: CellProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const { reserved } = mark;
  const typed = typedMark(mark, changes);
  const said = [
    fill(texts.cell, { item: fullName(product, mark, lang) }),
    ...(reserved > 0 ? [fill(texts.reserved, { count: reserved })] : []),
    ...(mark.is_off ? [texts.state.off] : []),
  ];
  return (
    <CellField
      {...props}
      label={said.join(', ')}
      value={freeOf(typed)}
      most={MOST_PIECES - reserved}
      none={texts.unlimited}
      isChanged={typed.on_hand !== mark.on_hand}
      onChange={(free) =>
        onChange(product, [mark], { on_hand: free === null ? null : free + reserved })
      }
    />
  );
}

/** The threshold of marks; empty where they have different ones. */
export function ThresholdCell({
  changes,
  onChange,
  product,
  marks,
  name,
}: StockEdit & {
  readonly product: StockProduct;
  readonly marks: readonly StockMark[];
  readonly name: string;
}) {
  const texts = useTexts();
  const counted = marks.filter((mark) => typedMark(mark, changes).on_hand !== null);
  const all = [...new Set(counted.map((mark) => typedMark(mark, changes).threshold))];
  if (counted.length === 0) return null;
  return (
    <CellField
      label={fill(texts.cellThreshold, { item: name })}
      value={all.length === 1 ? (all[0] ?? null) : null}
      most={MOST_PIECES}
      none={all.length === 1 ? '–' : texts.mixed}
      column="threshold"
      isChanged={counted.some((mark) => typedMark(mark, changes).threshold !== mark.threshold)}
      onChange={(threshold) => onChange(product, counted, { threshold })}
    />
  );
}

const MOST_NAMED = 3;

/** Sum of what is free, and what needs somebody. */
function freeText(product: StockProduct, changes: Changes, texts: StockTexts, lang: Lang): string {
  const { state } = texts;
  const marks = product.marks.map((mark) => typedMark(mark, changes));
  const free = marks.map(freeOf).filter((each) => each !== null);
  const said = (['off', 'out', 'low'] as const).flatMap((tone) => {
    const its = marks.filter((mark) => toneOf(mark) === tone).map(({ name }) => name[lang]);
    if (its.length === 0 || marks.length === 1) return its.length === 0 ? [] : state[tone];
    return `${state[tone]} ${its.slice(0, MOST_NAMED).join(' · ')}${its.length > MOST_NAMED ? ' …' : ''}`;
  });
  const reserved = marks.reduce((sum, mark) => sum + mark.reserved, 0);
  return [
    free.length === 0
      ? state.unlimited
      : fill(state.free, { count: free.reduce((a, b) => a + b, 0) }),
    ...(reserved > 0 ? [fill(texts.reserved, { count: reserved })] : []),
    ...said,
  ].join(', ');
}

interface StockTableProps extends StockEdit {
  readonly products: readonly StockProduct[];
  readonly onOpen: (product: StockProduct) => void;
}

/** Variants that one line shows; a product with more has several. */
const MOST_IN_LINE = 10;

interface Line {
  readonly product: StockProduct;
  readonly marks: readonly StockMark[];
  readonly isFirst: boolean;
}

function linesOf(product: StockProduct): Line[] {
  const { marks } = product;
  const size = Math.ceil(marks.length / Math.ceil(marks.length / MOST_IN_LINE));
  return Array.from({ length: Math.ceil(marks.length / size) }, (_, at) => ({
    product,
    marks: marks.slice(at * size, (at + 1) * size),
    isFirst: at === 0,
  }));
}

/** Lines whose columns are the same stand below one head. */
function groupsOf(products: readonly StockProduct[]): Line[][] {
  const signOf = ({ marks }: Line) =>
    marks.map(({ by, name }) => (by === 'item' ? by : name.de)).join(' ');
  const groups: Line[][] = [];
  for (const line of products.flatMap(linesOf)) {
    const last = groups.at(-1);
    if (last?.[0] && signOf(last[0]) === signOf(line)) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

interface RowProps extends Omit<StockTableProps, 'products'> {
  readonly line: Line;
}

const CELL = 'relative overflow-visible border-s border-line max-wide:hidden';
const PRODUCT = 'with-thumb min-h-(--row) w-full pe-3 max-wide:min-h-16 max-wide:px-(--pad)';

function Row({ line: { product, marks, isFirst }, onOpen, ...edit }: RowProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const name = product.name[lang];
  const free = product.marks
    .map((mark) => freeOf(typedMark(mark, edit.changes)))
    .filter((each) => each !== null);
  return (
    <tr className={`row max-wide:p-0 ${isFirst ? 'max-wide:block' : 'max-wide:hidden'}`}>
      <th
        scope="row"
        className="static bg-transparent text-small text-(--text) max-wide:block max-wide:h-auto max-wide:border-0 max-wide:whitespace-normal"
      >
        {isFirst ? (
          <Button
            className={`${PRODUCT} outline-within`}
            aria-label={fill(texts.open, { name })}
            onPress={() => onOpen(product)}
          >
            <Thumb base={product.picture ?? undefined} />
            <span className="grid min-w-0">
              <span className="cut">{name}</span>
              <span className="soft phone-only">
                {freeText(product, edit.changes, texts, lang)}
              </span>
            </span>
          </Button>
        ) : (
          <span className={`soft ${PRODUCT}`}>{name}</span>
        )}
      </th>
      {marks.map((mark, at) => (
        <td key={mark.item_id} className={CELL} data-tone={toneOf(typedMark(mark, edit.changes))}>
          <FreeCell {...edit} product={product} mark={mark} column={String(at)} />
          {mark.reserved > 0 && (
            <small
              className="pointer-events-none absolute top-1.5 right-0.5 text-[0.6875rem] leading-4 text-(--soft)"
              aria-hidden="true"
            >
              {mark.reserved}
            </small>
          )}
        </td>
      ))}
      <td className="border-s border-line pe-3 text-end font-[650] max-wide:hidden">
        {isFirst && (free.length > 0 ? free.reduce((a, b) => a + b, 0) : texts.unlimited)}
      </td>
      <td className={CELL}>
        {isFirst && <ThresholdCell {...edit} product={product} marks={product.marks} name={name} />}
      </td>
    </tr>
  );
}

const FIGURE = 'overflow-hidden pe-3 text-end text-ellipsis last:pe-(--pad)';

/** Products and their variants, each number to be typed over; phones open a product instead. */
export function StockTable({ products, ...props }: StockTableProps) {
  const { lang, texts: kit } = useKit();
  const texts = useTexts();
  return groupsOf(products).map((group) => (
    <div
      key={group[0]?.marks[0]?.item_id}
      className="max-[66rem]:overflow-x-auto wide:not-first:pt-4"
    >
      <table
        className="table stock-table max-[66rem]:min-w-240 max-wide:min-w-0"
        aria-label={kit.nav.stock}
      >
        <thead className="max-wide:hidden">
          <tr>
            <th scope="col">{texts.product}</th>
            {group[0]?.marks.map((mark) => (
              <th
                key={mark.item_id}
                scope="col"
                className={`${FIGURE} w-[clamp(3.25rem,4.9vw,4.75rem)]`}
              >
                {markName(mark, texts, lang)}
              </th>
            ))}
            <th scope="col" className={`${FIGURE} w-22`}>
              {texts.free}
            </th>
            <th scope="col" className={`${FIGURE} w-22`}>
              {texts.threshold}
            </th>
          </tr>
        </thead>
        <tbody>
          {group.map((line) => (
            <Row key={line.product.id} {...props} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  ));
}
