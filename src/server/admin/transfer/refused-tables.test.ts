import { describe, expect, test } from 'vitest';
import type { ImportState } from '#server/catalogue/import-entries.ts';
import { readTable, splitTable } from './read-table.ts';

const readSaved = (saved: Uint8Array, state: ImportState) => readTable(splitTable(saved), state);

const empty: ImportState = { published: new Map(), drafts: new Map() };
const bytes = (table: string) => new TextEncoder().encode(table);

describe('a table that can’t be used says why', () => {
  test.each<[code: string, saved: string, values?: object]>([
    ['no_id_column', ''],
    ['no_rows', 'Kennung;Sammlung'],
    ['unknown_column', 'Kennung;Lager\nx;3', { column: 'Lager' }],
    ['repeated_column', 'Kennung;Preis;Preis\nx;3;3', { column: 'Preis' }],
    ['repeated_column', 'Kennung;Preis;Price\nx;3;4', { column: 'Price' }],
    ['open_quote', 'Kennung;Preis\n"x;3', { value: '"x;3' }],
    ['no_id', 'Kennung;Sammlung;Preis\n;caps;3'],
    ['unknown_id', 'Kennung;Preis\nkiez-lo;3', { value: 'kiez-lo' }],
    ['too_many_columns', `Kennung${';x'.repeat(200)}\nx;3`, { maximum: 200 }],
    ['too_many_rows', `Kennung;Sammlung${'\nx;caps'.repeat(10_001)}`, { maximum: 10_000 }],
    [
      'not_a_price',
      `Kennung;Sammlung;Preis\nx;caps;1,${'0'.repeat(30_000)}1`,
      { value: `1,${'0'.repeat(78)}` },
    ],
    ['too_long', `Kennung;Sammlung;Preis\nx;caps;${'9'.repeat(32_768)}`, { maximum: 32_767 }],
    ['too_many_cells', 'Kennung;Sammlung\nx;caps;3'],
    ['not_a_tag', 'Kennung;Sammlung;Filter\nx;caps;daily', { value: 'daily' }],
    ['unknown_column', 'Kennung;duo: Farbe\nx;rosa', { column: 'duo: Farbe' }],
    ['not_a_picture', 'Kennung;Sammlung;Bilder\nx;caps;"quarter rosa /a\nside"', { line: 2 }],
    ['no_colon', 'Kennung;Sammlung;Details (Deutsch)\nx;caps;"a: b\nc"', { line: 2 }],
    ['not_yes_or_no', 'Kennung;Sammlung;Farbe ist vorgewählt\nx;bags;vielleicht'],
    ['not_a_number', 'Kennung;Sammlung;Version\nx;bags;neu'],
    ['not_a_table', '\ufffd\ufffd\ufffd\ufffd\0\x10JFIF\0\x01"x;'],
    ['not_a_table', 'PK\x03\x04\x14\0xl/worksheets"'],
  ])('%s', (code, saved, values = {}) => {
    const rows = readSaved(bytes(saved), empty);
    expect(rows.flatMap((row) => row.problems)).toMatchObject([{ code, values }]);
  });

  test.each<[string, string]>([
    ['Jeans 32" blau', 'Jeans 32" blau'],
    ['"Jeans" blau', '"Jeans" blau'],
  ])('by row, column and text: the quote in %s', (cell, value) => {
    const saved = `Kennung;Sammlung;Name (Deutsch);Preis\na;caps;"x\ny";3\nb;caps;${cell};4`;
    const [row] = readSaved(bytes(saved), empty);
    expect(row).toMatchObject({ line: 3, problems: [{ code: 'stray_quote', values: { value } }] });
    expect([...(row?.headings.values() ?? [])]).toEqual(['Name (Deutsch)']);
  });

  test('by the row that a spreadsheet shows', () => {
    const saved = 'Kennung;Sammlung;Name (Deutsch)\na;caps;"x\ny"\n\nb;caps;z';
    expect(readSaved(bytes(saved), empty).map(({ id, line }) => [id, line])).toEqual([
      ['a', 2],
      ['b', 4],
    ]);
  });
});
