import { memo } from 'react';
import { Button } from 'react-aria-components';
import { useKit } from '#admin/kit/kit-context.ts';
import { Thumb } from '#admin/kit/Thumb.tsx';
import type { StockMark, StockProduct } from '#contract/admin-stock.ts';
import type { Lang } from '#routes.ts';
import { fill } from '#rules/fill.ts';
import { FreeCell, ThresholdCell } from './StockCells.tsx';
import { fullName, markName, piecesOf, toneOf, totalOf, useTyped } from './stock-changes.ts';
import { colourHeads, type StockRow, tablesOf } from './stock-tables.ts';
import { type StockTexts, useTexts } from './texts.ts';

const MOST_NAMED = 3;

/** Says what is free of a product, and what needs somebody. */
function freeText(marks: readonly StockMark[], texts: StockTexts, lang: Lang): string {
  const { state } = texts;
  const { free, uncounted } = totalOf(marks);
  const pieces = piecesOf(marks).length;
  const reserved = marks.reduce((sum, mark) => sum + mark.reserved, 0);
  return [
    ...(uncounted < pieces ? [fill(state.free, { count: free })] : []),
    ...(reserved > 0 ? [fill(texts.reserved, { count: reserved })] : []),
    ...(uncounted === pieces ? [state.unlimited] : []),
    ...(uncounted > 0 && uncounted < pieces ? [`${uncounted} ${state.unlimited}`] : []),
    ...(['off', 'out', 'low'] as const).flatMap((tone) => {
      const its = marks.filter((mark) => toneOf(mark) === tone);
      if (its.length === 0 || marks.length === 1) return its.length === 0 ? [] : state[tone];
      const names = its.slice(0, MOST_NAMED).map((mark) => markName(mark, texts, lang));
      return `${state[tone]} ${names.join(' · ')}${its.length > MOST_NAMED ? ' …' : ''}`;
    }),
  ].join(', ');
}

function FreeText({ product: { marks } }: { readonly product: StockProduct }) {
  const { lang } = useKit();
  return <span className="soft phone-only">{freeText(useTyped(marks), useTexts(), lang)}</span>;
}

function Total({ product: { marks } }: { readonly product: StockProduct }) {
  const texts = useTexts();
  const { free, uncounted } = totalOf(useTyped(marks));
  return uncounted > 0 ? texts.unlimited : free;
}

interface StockTableProps {
  readonly products: readonly StockProduct[];
  /** Opens a product, by its id. */
  readonly onOpen: (id: string) => void;
}

interface RowProps extends Pick<StockTableProps, 'onOpen'> {
  readonly row: StockRow;
}

const CELL = 'overflow-visible border-s border-line max-wide:hidden';
const PRODUCT = 'with-thumb min-h-(--row) w-full pe-3 max-wide:min-h-16 max-wide:px-(--pad)';

/** Name of a row: the product, which opens, or a bag's colour below it. */
function RowName({ row: { product, kind, marks }, onOpen }: RowProps) {
  const texts = useTexts();
  const { lang } = useKit();
  const name = product.name[lang];
  if (kind === 'product') {
    return (
      <Button
        className={`${PRODUCT} outline-within`}
        aria-label={fill(texts.open, { name })}
        onPress={() => onOpen(product.id)}
      >
        <Thumb base={product.picture ?? undefined} />
        <span className="grid min-w-0">
          <span className="cut" title={name}>
            {name}
          </span>
          <FreeText product={product} />
        </span>
      </Button>
    );
  }
  const [mark] = marks;
  const text = kind === 'colour' ? mark?.name[lang] : name;
  return (
    <span className={`soft ${PRODUCT} ${kind === 'colour' ? 'ps-13 [--thumb:1.75rem]' : ''}`}>
      {kind === 'colour' && mark?.picture && <Thumb base={mark.picture} />}
      <span className="cut" title={text}>
        {text}
      </span>
    </span>
  );
}

function Row({ row, onOpen, columns }: RowProps & { readonly columns: number }) {
  const { lang } = useKit();
  const { product, kind, marks } = row;
  const [mark] = marks;
  return (
    <tr className={`row max-wide:p-0 ${kind === 'product' ? 'max-wide:block' : 'max-wide:hidden'}`}>
      <th
        scope="row"
        className="static bg-(--bg) text-small text-(--text) wide:max-[66rem]:sticky wide:max-[66rem]:left-0 max-wide:block max-wide:h-auto max-wide:border-0 max-wide:whitespace-normal"
      >
        <RowName row={row} onOpen={onOpen} />
      </th>
      {kind === 'colour' && mark ? (
        <>
          <td className="max-wide:hidden" colSpan={columns} />
          <td className={CELL}>
            <FreeCell product={product} mark={mark} column="free" />
          </td>
          <td className={CELL}>
            <ThresholdCell product={product} marks={marks} name={fullName(product, mark, lang)} />
          </td>
        </>
      ) : (
        <>
          {marks.map((each, at) => (
            <td key={each.item_id} className={CELL}>
              <FreeCell product={product} mark={each} column={String(at)} />
            </td>
          ))}
          <td className="border-s border-line pe-3 text-end font-[650] max-wide:hidden">
            {kind === 'product' && <Total product={product} />}
          </td>
          <td className={CELL}>
            {kind === 'product' && (
              <ThresholdCell product={product} marks={product.marks} name={product.name[lang]} />
            )}
          </td>
        </>
      )}
    </tr>
  );
}

/** Columns that have space for whole names; more are narrow. */
const MOST_WIDE = 3;
/** Columns that fit beside a name at 760 px. */
const MOST_FITTING = 6;
/** Stands beside the second row of heads. */
const LOW = 'align-bottom leading-9';
const FIGURE = 'overflow-hidden ps-0 pe-3 text-end text-ellipsis';

/** Heads of the columns: sizes below their colour in a second row. */
function Head({ columns }: { readonly columns: readonly StockMark[] }) {
  const texts = useTexts();
  const { lang } = useKit();
  const colours = colourHeads(columns);
  const rowSpan = colours.length > 0 ? 2 : 1;
  const names = columns.map((mark) => {
    const name = mark.by === 'item' ? texts.piece : mark.name[lang];
    return (
      <th
        key={mark.item_id}
        scope="col"
        className={rowSpan === 2 ? `${FIGURE} top-[calc(var(--top)+2.25rem)]` : FIGURE}
        title={name}
      >
        {name}
      </th>
    );
  });
  return (
    <thead className="max-wide:hidden">
      <tr>
        <th
          scope="col"
          rowSpan={rowSpan}
          className={`${LOW} wide:max-[66rem]:left-0 wide:max-[66rem]:z-4`}
        >
          {texts.product}
        </th>
        {rowSpan === 1 && names}
        {colours.map(([first, ...rest]) => (
          <th
            key={first?.item_id}
            scope="colgroup"
            colSpan={1 + rest.length}
            className="overflow-hidden border-s border-line ps-3 text-(--text) text-ellipsis"
          >
            {first?.over?.[lang]}
          </th>
        ))}
        <th scope="col" rowSpan={rowSpan} className={`${FIGURE} ${LOW}`}>
          {texts.free}
        </th>
        <th scope="col" rowSpan={rowSpan} className={`${LOW} text-end`}>
          {texts.threshold}
        </th>
      </tr>
      {rowSpan === 2 && <tr>{names}</tr>}
    </thead>
  );
}

/** Products and their variants, each number to be typed over; phones open a product instead. */
export const StockTable = memo(function StockTable({ products, onOpen }: StockTableProps) {
  const { texts: kit } = useKit();
  return tablesOf(products).map(({ columns, rows }) => (
    <div
      key={columns[0]?.item_id}
      className="max-[66rem]:overflow-x-auto max-[66rem]:[--top:0px] wide:not-first:pt-4"
    >
      <table
        className={`table stock-table ${columns.length > MOST_FITTING ? 'wide:max-[66rem]:min-w-240' : ''}`}
        aria-label={kit.nav.stock}
      >
        <colgroup className="max-wide:hidden">
          <col />
          {columns.map(({ item_id: id }) => (
            <col
              key={id}
              className={columns.length > MOST_WIDE ? 'w-[clamp(3.25rem,4.9vw,4.75rem)]' : 'w-26'}
            />
          ))}
          <col className="w-22" />
          <col className="w-26" />
        </colgroup>
        <Head columns={columns} />
        <tbody>
          {rows.map((row) => (
            <Row key={row.marks[0]?.item_id} row={row} onOpen={onOpen} columns={columns.length} />
          ))}
        </tbody>
      </table>
    </div>
  ));
});
