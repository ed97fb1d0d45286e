import type { StockMark, StockProduct } from '#contract/admin-stock.ts';

/** Row of a table: a product with marks in its columns, more of the same, or a bag's colour with its one mark. */
export interface StockRow {
  readonly product: StockProduct;
  readonly kind: 'product' | 'more' | 'colour';
  readonly marks: readonly StockMark[];
}

/** Rows below one head. */
export interface StockTable {
  /** Marks of the first row, which name the columns. */
  readonly columns: readonly StockMark[];
  readonly rows: readonly StockRow[];
}

/** Variants that one row shows; a product with more has several. */
const MOST_IN_ROW = 10;

/** Returns marks by the colour over them. */
function byColour(marks: readonly StockMark[]): StockMark[][] {
  const groups: StockMark[][] = [];
  for (const mark of marks) {
    const last = groups.at(-1);
    if (last && last[0]?.over?.de === mark.over?.de) last.push(mark);
    else groups.push([mark]);
  }
  return groups;
}

function split(marks: readonly StockMark[]): StockMark[][] {
  const size = Math.ceil(marks.length / Math.ceil(marks.length / MOST_IN_ROW));
  return Array.from({ length: Math.ceil(marks.length / size) }, (_, at) =>
    marks.slice(at * size, (at + 1) * size),
  );
}

function rowsOf(product: StockProduct): StockRow[] {
  const packs = product.marks.filter(({ by }) => by === 'pack');
  const others = product.marks.filter(({ by }) => by !== 'pack');
  if (packs.length > 0) {
    return [
      { product, kind: 'product', marks: packs },
      ...others.map((mark) => ({ product, kind: 'colour', marks: [mark] }) as const),
    ];
  }
  const rows: StockMark[][] = [];
  for (const group of byColour(others).flatMap(split)) {
    const last = rows.at(-1);
    const isOfColours = group[0]?.over !== null;
    if (last && isOfColours && last.length + group.length <= MOST_IN_ROW) last.push(...group);
    else rows.push(group);
  }
  return rows.map((marks, at) => ({ product, kind: at === 0 ? 'product' : 'more', marks }));
}

const signOf = (marks: readonly StockMark[]) =>
  marks.map(({ by, name, over }) => (by === 'item' ? by : `${over?.de}:${name.de}`)).join(' ');

/**
 * Returns the rows of products in tables: those whose columns are the same stand below one head. A bag has its packs
 * in columns and its colours in rows; sizes of several colours stand below their colour, which a row keeps together.
 */
export function tablesOf(products: readonly StockProduct[]): StockTable[] {
  const tables: { columns: readonly StockMark[]; rows: StockRow[] }[] = [];
  for (const row of products.flatMap(rowsOf)) {
    const last = tables.at(-1);
    const isBelow = row.kind === 'colour' || signOf(last?.columns ?? []) === signOf(row.marks);
    if (last && isBelow) last.rows.push(row);
    else tables.push({ columns: row.marks, rows: [row] });
  }
  return tables;
}

/** Returns runs of columns with the colour over them; empty where no colour stands over sizes. */
export function colourHeads(columns: readonly StockMark[]): readonly (readonly StockMark[])[] {
  return columns.some(({ over }) => over !== null) ? byColour(columns) : [];
}
