import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Booking, type Datev, datevLines, rateWithoutAccount } from './datev.ts';
import { monthPeriod } from './report-periods.ts';

interface Described {
  readonly name: string;
  /** As an expression, quotes included; an empty field may be empty. */
  readonly pattern: string;
}
/** The published format description; its `source` names the page. */
const fields: { readonly header: readonly Described[]; readonly columns: readonly Described[] } =
  JSON.parse(readFileSync('test/fixtures/datev-fields.json', 'utf8'));
const DATEV: Datev = { adviser: '29098', client: '55003', chart: '03' };
const PERIOD = monthPeriod('2027-02');
const NOW = Date.UTC(2027, 2, 1, 8, 5, 6, 70);
const on = { year: 2027, month: 2, day: 3 };
const BOOKINGS: readonly Booking[] = [
  {
    kind: 'sale',
    on,
    cents: 11_999,
    vatPercent: 19,
    paper: 'RE-2027-0001',
    text: 'Verkauf EL-1001',
  },
  {
    kind: 'refund',
    on,
    cents: -5,
    vatPercent: 19,
    paper: 'RK-2027-0001-1',
    text: 'Erstattung "EL-1001"; ü',
  },
  { kind: 'sale', on, cents: 700, vatPercent: 7, paper: 'RE 2027/2', text: 'x'.repeat(90) },
  { kind: 'dispute', on, cents: -700, vatPercent: 0, paper: '', text: '' },
  { kind: 'payout', on, cents: -10_000, vatPercent: null, paper: '', text: 'Auszahlung po_1' },
  { kind: 'fee', on, cents: -250, vatPercent: null, paper: '', text: 'Gebühren' },
];

/** Cells of a line; a separator within quotes separates nothing. */
const split = (line = '') => {
  const cells = [''];
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    if (letter === ';' && !isQuoted) cells.push('');
    else cells[cells.length - 1] += letter;
  }
  return cells;
};
const lines = (datev = DATEV, bookings = BOOKINGS) =>
  [...datevLines(datev, PERIOD, bookings, NOW)].join('').split('\r\n');
const matches = (cells: readonly string[], patterns: readonly Described[]) =>
  patterns.flatMap(({ name, pattern }, n) =>
    new RegExp(`^(?:${pattern})$`, 'u').test(cells[n] ?? '?') ? [] : `${name}: ${cells[n]}`,
  );

test('each field of the header and of every booking is as DATEV’s description says', () => {
  const [header, heads, ...rows] = lines();
  expect(split(header)).toHaveLength(fields.header.length);
  expect(matches(split(header), fields.header)).toEqual([]);
  expect(split(heads)).toEqual(fields.columns.map(({ name }) => name));
  expect(rows.pop()).toBe('');
  expect(rows).toHaveLength(BOOKINGS.length);
  for (const row of rows) {
    expect(split(row)).toHaveLength(fields.columns.length);
    expect(matches(split(row), fields.columns)).toEqual([]);
  }
});

test('the header names adviser, client, business year, month and chart', () => {
  expect(lines()[0]).toBe(
    '"EXTF";700;21;"Buchungsstapel";13;20270301090506070;;"RE";"";"";29098;55003;20270101;4;20270201;20270228;"Shop 2027-02";"";1;0;0;"EUR";;"";;;"03";;;"";""',
  );
});

/** Amount, side, account, contra account, day, paper and text. */
const shown = (row: string) => [0, 1, 6, 7, 9, 10, 13].map((at) => split(row)[at]).join(' ');

test('the payment account is debited for sales and credited for the rest', () => {
  expect(lines().slice(2, -1).map(shown)).toEqual([
    '119,99 "S" 1360 8400 0302 "RE-2027-0001" "Verkauf EL-1001"',
    '0,05 "H" 1360 8400 0302 "RK-2027-0001-1" "Erstattung ""EL-1001""; ü"',
    `7,00 "S" 1360 8300 0302 "RE2027/2" "${'x'.repeat(60)}"`,
    '7,00 "H" 1360 8195 0302 "" ""',
    '100,00 "H" 1360 1200 0302 "" "Auszahlung po_1"',
    '2,50 "H" 1360 4970 0302 "" "Gebühren"',
  ]);
});

test('accounts of the settings take the place of the usual ones', () => {
  const own = lines({ ...DATEV, chart: '04', revenue19: '4410', clearing: '1370' });
  expect(own.slice(2, -1).map((row) => split(row).slice(6, 8).join(' '))).toEqual([
    ...['1370 4410', '1370 4410', '1370 4300', '1370 4185', '1370 1800', '1370 6855'],
  ]);
  expect(own[0]).toContain(';"04";');
});

test('a rate without an account is found, and nothing is written with it', () => {
  const strange = [{ ...BOOKINGS[0], vatPercent: 16 } as Booking];
  expect(rateWithoutAccount(BOOKINGS)).toBeUndefined();
  expect(rateWithoutAccount(strange)).toBe(16);
  expect(() => lines(DATEV, strange)).toThrow('16 %');
});
