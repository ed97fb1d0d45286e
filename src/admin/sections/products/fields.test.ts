import { expect, test } from 'vitest';
import named from '#catalogue/fields/de.json' with { type: 'json' };
import type { Json, JsonObject } from '#catalogue/json.ts';
import { catalogueNames } from '#server/catalogue/catalogue-names.ts';
import { storedProduct } from '#server/catalogue/demo-claims.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { liesIn } from '../range/content-path.ts';
import { linesOf, readLines, readRows } from '../range/typed-lines.ts';
import { partOf, productFields } from './fields.ts';

const seed = seedCatalogue.products.map(storedProduct) as unknown as readonly JsonObject[];
const names = catalogueNames(seedCatalogue, 'de');
const texts = { ...named, own: 'Wir selbst' };

/** Paths of all values of a content. */
function leaves(
  value: Json | undefined,
  path: readonly (string | number)[] = [],
): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, each]) => leaves(each as Json, [...path, key]));
}

test('the form has every field of every product that can be edited', () => {
  for (const product of seed) {
    const shown = productFields(product, names, texts);
    const missing = leaves(product).filter(
      (path) => path[0] !== 'id' && !shown.some((field) => liesIn(path, field.path)),
    );
    expect(missing).toEqual([]);
  }
});

test('a path belongs to the part that edits it', () => {
  const pouch = seed.find(({ id }) => id === 'pouch') as JsonObject;
  const fields = productFields(pouch, names, texts);
  const parts = [
    ['texts', 'de', 'features', 3],
    ['packs', 'duo', 'priceCents'],
    ['packs', 'duo', 'gifts', 0],
    ['packs'],
    ['priceCents'],
    ['pictures', 2, 'alt', 'en'],
    ['colours', 1],
    ['tags', 'fashion'],
    ['path'],
    ['name', 'en'],
  ].map((path) => partOf(path, fields));
  expect(parts).toEqual([
    'texts',
    'price',
    'options',
    'options',
    'price',
    'pictures',
    'options',
    'details',
    'search',
    'texts',
  ]);
});

test('lists of the seed are the same after they were typed as lines', () => {
  for (const { texts } of seedCatalogue.products) {
    for (const { features = [], material = [], details = [] } of [texts.de, texts.en]) {
      expect(readLines(linesOf(features as never))).toEqual(features);
      expect(readRows(linesOf(material as never))).toEqual(material);
      expect(readRows(linesOf(details as never))).toEqual(details);
    }
  }
  expect(readRows('Außen:\n\n Futter : Seide : rosa')).toEqual([
    { label: 'Außen', value: '' },
    { label: 'Futter', value: 'Seide : rosa' },
  ]);
});
