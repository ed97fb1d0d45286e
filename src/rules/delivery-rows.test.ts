import { expect, it } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { deliveredPieces, markNames, readDeliveryRows } from './delivery-rows.ts';
import { rangeOf } from './range.ts';

const ring = { articleNumber: 'SR-1', ean: '4006381333931' };
const products = seedCatalogue.products.map((product) =>
  product.id === 'siegelring' ? { ...product, ...ring } : product,
);
const names = markNames(products, rangeOf(seedCatalogue));
const read = (text: string) =>
  readDeliveryRows(text, names).map(({ mark, pieces }) => [mark, pieces]);

it.each([
  ['Kiez Low Mono, 42\t12', 'kiez-low-mono-42', 12],
  ['kiez-low-mono-42;12', 'kiez-low-mono-42', 12],
  ['"Kiez Low Mono, 42";"12"', 'kiez-low-mono-42', 12],
  ['KIEZ LOW MONO 42 12 Stück', 'kiez-low-mono-42', 12],
  ['Siegelring 1.200', 'siegelring', 1200],
  ['SR-1, +5', 'siegelring', 5],
  ['4006381333931\t5', 'siegelring', 5],
  ['pouch:rosa 3', 'pouch:rosa', 3],
])('reads %j', (line, mark, pieces) => {
  expect(read(line)).toEqual([[mark, pieces]]);
});

it.each([
  ['Kiez Low Mono 42', undefined, 42],
  ['Siegelring', 'siegelring', undefined],
  ['Siegelring 0', 'siegelring', undefined],
  ['Siegelring -3', undefined, undefined],
  ['Siegelring 2,5', undefined, 5],
  ['Ohrring 3', undefined, 3],
])('tells of %j', (line, mark, pieces) => {
  expect(read(line)).toEqual([[mark, pieces]]);
});

it('leaves out a heading and empty lines, and adds up what is named twice', () => {
  const rows = readDeliveryRows('Artikel;Stück\r\n\r\nSiegelring;2\r\nSR-1;3\r\n', names);
  expect([...deliveredPieces(rows)]).toEqual([['siegelring', 5]]);
});

it('a text that could mean two variants names none', () => {
  const [first, ...others] = products;
  const twin = { ...(first as (typeof products)[number]), id: 'twin', articleNumber: 'SR-1' };
  const two = markNames([...others, twin, { ...twin, id: 'twin-2' }], rangeOf(seedCatalogue));
  expect(two.has('kette figaro')).toBe(true);
  expect([...two.values()].filter((mark) => mark === undefined).length).toBeGreaterThan(0);
});
