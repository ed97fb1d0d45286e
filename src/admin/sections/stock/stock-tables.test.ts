import { expect, it } from 'vitest';
import type { StockMark, StockProduct } from '#contract/admin-stock.ts';
import { colourHeads, tablesOf } from './stock-tables.ts';

const named = (text: string) => ({ de: text, en: text });

function mark(by: StockMark['by'], name: string, over?: string): StockMark {
  const figures = { on_hand: null, reserved: 0, sold: 0, threshold: null, is_off: false };
  const names = { name: named(name), over: over === undefined ? null : named(over) };
  return { item_id: `${over}-${name}`, by, ...names, picture: null, ...figures };
}
const product = (id: string, marks: StockMark[]): StockProduct => ({
  ...{ id, name: named(id), picture: null },
  marks,
});
const sizes = (over: string | undefined, ...names: string[]) =>
  names.map((name) => mark('size', name, over));
const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(36 + at));

/** Tables in short: names of the columns, and rows. */
const shown = (...products: StockProduct[]) =>
  tablesOf(products).map(({ columns, rows }) => [
    columns.map(({ name }) => name.de).join(' '),
    rows.map((row) => `${row.product.id} ${row.kind} ${row.marks.length}`),
  ]);

it('products with the same columns stand below one head', () => {
  const shoes = (id: string) => product(id, sizes(undefined, '36', '37'));
  expect(shown(shoes('Kiez'), shoes('Hafen'), product('Ring', [mark('item', 'Ring')]))).toEqual([
    ['36 37', ['Kiez product 2', 'Hafen product 2']],
    ['Ring', ['Ring product 1']],
  ]);
});

it('a bag has its packs in columns and its colours in rows', () => {
  const bag = (id: string, ...colours: string[]) =>
    product(id, [
      ...colours.map((colour) => mark('colour', colour)),
      ...['Duo', 'Trio'].map((pack) => mark('pack', pack)),
    ]);
  expect(shown(bag('Pouch', 'Rosa', 'Navy'), bag('Etui', 'Oliv'), bag('Socken'))).toEqual([
    [
      'Duo Trio',
      ['Pouch product 2', 'Pouch colour 1', 'Pouch colour 1', 'Etui product 2'].concat(
        'Etui colour 1',
        'Socken product 2',
      ),
    ],
  ]);
});

it('sizes stand below their colour, which no row divides', () => {
  const colours = ['Schwarz', 'Salbei', 'Rot'];
  const hoodie = product(
    'Hoodie',
    colours.flatMap((colour) => sizes(colour, 'S', 'M', 'L', 'XL')),
  );
  expect(shown(hoodie)).toEqual([
    ['S M L XL S M L XL', ['Hoodie product 8']],
    ['S M L XL', ['Hoodie more 4']],
  ]);
  const [first] = tablesOf([hoodie]);
  const heads = colourHeads(first?.columns ?? []);
  expect(heads.map((head) => [head[0]?.over?.de, head.length])).toEqual([
    ['Schwarz', 4],
    ['Salbei', 4],
  ]);
  expect(colourHeads(sizes(undefined, '36'))).toEqual([]);
});

it('more variants than fit are spread evenly', () => {
  expect(
    tablesOf([product('Schuh', sizes(undefined, ...numbers(21)))]).map(({ rows }) =>
      rows.map(({ marks }) => marks.length),
    ),
  ).toEqual([[7], [7], [7]]);
});
