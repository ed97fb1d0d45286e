import { describe, expect, test } from 'vitest';
import type { ImportState } from '#server/catalogue/import-entries.ts';
import { readTable } from './read-table.ts';

const empty: ImportState = { published: new Map(), drafts: new Map() };
const bytes = (table: string) => new TextEncoder().encode(table);

describe('a table that can’t be used says why', () => {
  test.each<[string, string, object[]]>([
    ['no headings', '', [{ code: 'no_id_column' }]],
    ['no rows', 'Kennung;Art', [{ code: 'no_rows' }]],
    [
      'an unknown column',
      'Kennung;Lager\nx;3',
      [{ code: 'unknown_column', values: { column: 'Lager' } }],
    ],
    [
      'a column twice',
      'Kennung;Preis;Preis\nx;3;3',
      [{ code: 'repeated_column', values: { column: 'Preis' } }],
    ],
    [
      'a heading in both languages',
      'Kennung;Preis;Price\nx;3;4',
      [{ code: 'repeated_column', values: { column: 'Price' } }],
    ],
    ['an open quote', 'Kennung;Preis\n"x;3', [{ code: 'open_quote', values: { value: '"x;3' } }]],
    ['a row without an id', 'Kennung;Art;Preis\n;cap;3', [{ code: 'no_id' }]],
    [
      'a row of no kind',
      'Kennung;Art;Preis\nx;hat;3',
      [{ code: 'no_kind', values: { value: 'hat' } }],
    ],
    [
      'an id that nothing has',
      'Kennung;Preis\nkiez-lo;3',
      [{ code: 'unknown_id', values: { value: 'kiez-lo' } }],
    ],
    [
      'too many columns',
      `Kennung${';x'.repeat(200)}\nx;3`,
      [{ code: 'too_many_columns', values: { maximum: 200 } }],
    ],
    [
      'too many rows',
      `Kennung;Art${'\nx;cap'.repeat(10_001)}`,
      [{ code: 'too_many_rows', values: { maximum: 10_000 } }],
    ],
    [
      'a price that goes on for ever',
      `Kennung;Art;Preis\nx;cap;1,${'0'.repeat(30_000)}1`,
      [{ code: 'not_a_price', values: { value: `1,${'0'.repeat(78)}` } }],
    ],
    [
      'a cell that is too long',
      `Kennung;Art;Preis\nx;cap;${'9'.repeat(32_768)}`,
      [{ code: 'too_long', values: { maximum: 32_767 } }],
    ],
    ['too many cells', 'Kennung;Art\nx;cap;3', [{ code: 'too_many_cells' }]],
    [
      'a field of another kind',
      'Kennung;Art;Größen\nx;cap;M',
      [{ code: 'column_of_other_kind', values: { kind: 'cap' } }],
    ],
    [
      'a picture that is none',
      'Kennung;Art;Bilder\nx;cap;"quarter rosa /a\nside"',
      [{ code: 'not_a_picture', values: { line: 2 }, path: ['pictures'] }],
    ],
    [
      'details without a colon',
      'Kennung;Art;Details (Deutsch)\nx;cap;"a: b\nc"',
      [{ code: 'no_colon', values: { line: 2 } }],
    ],
    [
      'no answer',
      'Kennung;Art;Farbe ist vorgewählt\nx;bag;vielleicht',
      [{ code: 'not_yes_or_no' }],
    ],
    ['no version', 'Kennung;Art;Version\nx;bag;neu', [{ code: 'not_a_number' }]],
  ])('%s', (_, saved, problems) => {
    const rows = readTable(bytes(saved), empty);
    expect(rows.flatMap((row) => row.problems)).toMatchObject(problems);
  });

  test.each<[string, string]>([
    ['Jeans 32" blau', 'Jeans 32" blau'],
    ['"Jeans" blau', '"Jeans" blau'],
  ])('by row, column and text: the quote in %s', (cell, value) => {
    const saved = `Kennung;Art;Name (Deutsch);Preis\na;cap;"x\ny";3\nb;cap;${cell};4`;
    const [row] = readTable(bytes(saved), empty);
    expect(row).toMatchObject({ line: 3, problems: [{ code: 'stray_quote', values: { value } }] });
    expect([...(row?.headings.values() ?? [])]).toEqual(['Name (Deutsch)']);
  });

  test('by the row that a spreadsheet shows', () => {
    const saved = 'Kennung;Art;Name (Deutsch)\na;cap;"x\ny"\n\nb;cap;z';
    expect(readTable(bytes(saved), empty).map(({ id, line }) => [id, line])).toEqual([
      ['a', 2],
      ['b', 4],
    ]);
  });
});
