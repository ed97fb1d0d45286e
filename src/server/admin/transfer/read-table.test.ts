import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Catalogue, Product } from '#catalogue/catalogue.ts';
import { LANGS, type Lang } from '#routes.ts';
import { storedProduct } from '#server/catalogue/demo-claims.ts';
import { entriesOf, entryKey } from '#server/catalogue/entries.ts';
import type { ImportState } from '#server/catalogue/import-entries.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { catalogues, grownCatalogue } from '#test/catalogues.ts';
import { runs } from '#test/runs.ts';
import { CSV_START } from '../csv.ts';
import { tableLines } from './export-table.ts';
import { readTable, splitTable } from './read-table.ts';

const readSaved = (saved: Uint8Array, state: ImportState) => readTable(splitTable(saved), state);

const empty: ImportState = { published: new Map(), drafts: new Map() };
const bytes = (table: string) => new TextEncoder().encode(table);
const entries = (products: readonly Product[]) =>
  products.map((product) => ({ id: product.id, version: 3, content: storedProduct(product) }));

const table = (products: readonly Product[], lang: Lang = 'de') =>
  CSV_START + [...tableLines(entries(products), lang)].join('');

/** State of a shop that sells this. */
const stateOf = (catalogue: Catalogue): ImportState => ({
  ...empty,
  published: new Map(
    entriesOf(catalogue).map((entry) => [
      entryKey(entry),
      { ...entry, version: 3, removed: false, replacedIn: null, path: null },
    ]),
  ),
});

const nasty = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[';', ',', '"', "'", '=', '+', '-', '@', '\n', '\r\n', '\r', '\t', ' ', ':', '\\', '|'],
        ...['ä', 'ß', 'é', '👜', '\u00a0', '\ufeff', '1,5', '01.02.2026', 'TRUE', '#', 'n'],
      ),
      fc
        .string({ unit: 'binary', maxLength: 3 })
        .map((each) => each.replace(/[\0\p{Surrogate}]/gu, '')),
    ),
    { maxLength: 8 },
  )
  .map((parts) => `${parts.join('')}`);
/** Text that a catalogue may have. */
const nastyText = nasty.map((each) => (each.trim() === '' ? `${each}x` : each));

/** A product with such texts everywhere. */
const withTexts = (product: Product) =>
  fc.array(nastyText, { minLength: 12, maxLength: 12 }).map((own): Product => {
    const [a = '', b = '', c = '', d = '', e = '', f = '', g = '', h = '', i = '', j = '', k = ''] =
      own;
    const texts = {
      description: c,
      features: [d, e, f, g, h],
      material: [{ label: h, value: i }],
      care: j,
      details: [
        { label: i, value: k },
        { label: d, value: h },
      ],
    } as const;
    return {
      ...product,
      name: { de: a, en: b },
      texts: { de: texts, en: { ...texts, care: a } },
      searchWords: k,
    };
  });

describe('a table that was exported', () => {
  test.each(LANGS)('keeps measures, weight, fibres and numbers, in %s', (lang) => {
    const { products } = grownCatalogue;
    const rows = readSaved(bytes(table(products, lang)), empty);
    expect(rows.map(({ content }) => content)).toEqual(products.map(storedProduct));
  });

  test('is read as the same products, for any catalogue', () => {
    fc.assert(
      fc.property(catalogues, fc.constantFrom(...LANGS), (catalogue, lang) => {
        const { products } = catalogue;
        for (const state of [empty, stateOf(catalogue)]) {
          const rows = readSaved(bytes(table(products, lang)), state);
          expect(rows.map(({ content }) => content)).toEqual(products.map(storedProduct));
          expect(rows.every(({ base, problems }) => base === 3 && problems.length === 0)).toBe(
            true,
          );
        }
      }),
      runs(8),
    );
  });

  test('keeps any text', () => {
    const product = fc.constantFrom(...seedCatalogue.products).chain(withTexts);
    fc.assert(
      fc.property(product, fc.constantFrom(...LANGS), (one, lang) => {
        const [row] = readSaved(bytes(table([one], lang)), empty);
        expect(row?.problems).toEqual([]);
        expect(row?.content).toEqual(storedProduct(one));
      }),
      runs(12),
    );
  });

  test('runs no formula', () => {
    const [first] = seedCatalogue.products;
    if (first === undefined) throw new Error('the seed is empty');
    const name = { de: '=1+1', en: "'=1+1" };
    const saved = table([{ ...first, name }]);
    expect(saved).toContain(";'=1+1;''=1+1;");
    expect(readSaved(bytes(saved), empty)[0]?.content).toMatchObject({ name });
  });
});

describe('a table that a spreadsheet has saved', () => {
  const bags = seedCatalogue.products.filter(({ packs }) => packs);
  const [bag] = bags;
  const german = table(bags);
  const wanted = bags.map(storedProduct);
  const contents = (saved: Uint8Array) => readSaved(saved, empty).map(({ content }) => content);

  test.each<[string, (saved: string) => Uint8Array]>([
    ['without a mark', (saved) => bytes(saved.slice(1))],
    ['with other line ends', (saved) => bytes(saved.replaceAll('\r\n', '\n'))],
    ['without the last line end', (saved) => bytes(saved.trimEnd())],
    [
      'in Windows’ code page',
      (saved) =>
        Uint8Array.from(saved.slice(1).replace(/[^\0-\u00ff]/g, '?'), (each) => each.charCodeAt(0)),
    ],
    ['in UTF-16', (saved) => Uint8Array.from(Buffer.from(saved, 'utf16le'))],
    [
      'in UTF-16 of big ends without a mark',
      (saved) => Uint8Array.from(Buffer.from(saved.slice(1), 'utf16le').swap16()),
    ],
    ['with its separator in front', (saved) => bytes(`sep=;\r\n${saved.slice(1)}`)],
    ['with empty rows', (saved) => bytes(`${saved}${';'.repeat(60)}\r\n\r\n`)],
  ])('is read: %s', (what, save) => {
    const plain = (value: unknown) =>
      what.startsWith('in Windows')
        ? JSON.parse(JSON.stringify(value).replace(/[^\0-\u00ff]/g, '?'))
        : value;
    expect(contents(save(german))).toEqual(plain(wanted));
  });

  test.each([
    ['a comma', ','],
    ['a tab', '\t'],
  ])('is read: with %s between cells', (_, separator) => {
    const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
    const saved = [
      ['Kennung', 'einzelpack: Preis', 'Name (Deutsch)'],
      [bag?.id ?? '', '59,9', 'a,b\tc; "d"\ne'],
    ];
    const text = saved.map((row) => row.map(quoted).join(separator)).join('\n');
    expect(readSaved(bytes(text), stateOf(seedCatalogue))[0]).toMatchObject({
      problems: [],
      content: {
        ...(bag && storedProduct(bag)),
        name: { de: 'a,b\tc; "d"\ne' },
        packs: { einzelpack: { priceCents: 5_990 } },
      },
    });
  });

  test.each<[string, number | undefined]>([
    ['59,9', 5_990],
    ['59,90', 5_990],
    ['59', 5_900],
    ['1.234.567', 123_456_700],
    ['1.234,5', 123_450],
    ['59,90 €', 5_990],
    ['59,9900', 5_999],
    ['0,990', 99],
    ['0,001', undefined],
    ['1.234,567', undefined],
    ['-5', undefined],
    ['5e3', undefined],
    ['fünf', undefined],
    ['1.2.3', undefined],
  ])('says %s and means %s cents', (typed, cents) => {
    const saved = `Kennung;Sammlung;Preis\nx;caps;"${typed}"`;
    const [row] = readSaved(bytes(saved), empty);
    if (cents === undefined) {
      expect(row?.problems).toEqual([
        { code: 'not_a_price', values: { value: typed }, path: ['priceCents'] },
      ]);
    } else expect(row).toMatchObject({ problems: [], content: { priceCents: cents } });
  });

  test.each(['26,991', '26.991', '59,900', '1.234', '1,234'])('asks what %s means', (value) => {
    const [row] = readSaved(bytes(`Kennung;Sammlung;Preis\nx;caps;"${value}"`), empty);
    expect(row?.problems).toEqual([
      { code: 'ambiguous_number', values: { value }, path: ['priceCents'] },
    ]);
  });

  test('with one byte that is not UTF-8 is refused there, never garbled', () => {
    const saved = bytes('Kennung;Sammlung;Name (Deutsch)\nx;caps;Mütze\ny;caps;Gr?ße');
    saved[saved.indexOf(0x3f)] = 0xfc;
    const rows = readSaved(saved, empty);
    expect(rows.map(({ line, problems }) => [line, problems])).toEqual([
      [2, []],
      [3, [{ code: 'unreadable_text', values: { value: 'Gr\ufffdße' }, path: [] }]],
    ]);
    expect([...(rows[1]?.headings.values() ?? [])]).toEqual(['Name (Deutsch)']);
  });
});
