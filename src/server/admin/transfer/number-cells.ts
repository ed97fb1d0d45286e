import type { ImportCode } from '#contract/admin-transfer.ts';
import { csvFor } from '../csv.ts';
import { type CellCodec, read, refuse } from './cells.ts';
import { shorten } from './read-records.ts';

const DIGITS = String.raw`\d{1,12}`;
const GERMAN = new RegExp(`^(${DIGITS}|[1-9]\\d{0,2}(?:\\.\\d{3})+)(?:,(\\d+))?$`);
const ENGLISH = new RegExp(`^(${DIGITS}|[1-9]\\d{0,2}(?:,\\d{3})+)(?:\\.(\\d+))?$`);
/** Thousands or three decimals. */
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/;
const LONGEST_NUMBER = 40;

type Decimal = readonly [whole: string, decimals: string];

/** Reads `1.234,5` and `1,234.5`. */
function decimalParts(cell: string, code: ImportCode): Decimal | ReturnType<typeof refuse> {
  const value = shorten(cell);
  const typed = cell.length > LONGEST_NUMBER ? '' : cell.replace(/[\s€]/g, '');
  if (AMBIGUOUS.test(typed)) return refuse('ambiguous_number', { value });
  const [, whole, decimals = ''] = GERMAN.exec(typed) ?? ENGLISH.exec(typed) ?? [];
  return whole === undefined
    ? refuse(code, { value })
    : [whole.replace(/[.,]/g, ''), decimals.replace(/0+$/, '')];
}

/** Cents as euros. */
export const price: CellCodec = {
  write: (value, lang) => (typeof value === 'number' ? csvFor(lang).euros(value) : null),
  read: (cell) => {
    if (cell.trim() === '') return read(undefined);
    const found = decimalParts(cell, 'not_a_price');
    if ('ok' in found) return found;
    const [whole, cents] = found;
    if (cents.length > 2) return refuse('not_a_price', { value: shorten(cell) });
    return read(Number(whole) * 100 + Number(cents.padEnd(2, '0')));
  },
};

/** A number; a whole one where the schema wants it. */
export const number: CellCodec = {
  write: (value, lang) =>
    typeof value === 'number' ? String(value).replace('.', lang === 'de' ? ',' : '.') : null,
  read: (cell) => {
    if (cell.trim() === '') return read(undefined);
    const found = decimalParts(cell, 'not_a_number');
    return 'ok' in found ? found : read(Number(found.join('.')));
  },
};
