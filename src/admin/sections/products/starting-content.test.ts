import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonObject } from '#catalogue/json.ts';
import { idFromName } from '#rules/id-from-name.ts';
import { catalogueNames } from '#server/catalogue/catalogue-names.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import {
  copyContent,
  editProduct,
  isProductId,
  STARTING_OPTIONS,
  startingContent,
} from './starting-content.ts';

const names = catalogueNames(seedCatalogue, 'de');
const product = (id: string) =>
  seedCatalogue.products.find((each) => each.id === id) as unknown as JsonObject;

test.each([
  ['Größe Zwölf', 'groesse-zwoelf'],
  ['  Café “Élan” №7 ', 'cafe-elan-7'],
  ['ÄÖÜß', 'aeoeuess'],
  ['🙂', ''],
])('the id of %j is %j', (name, id) => {
  expect(idFromName(name)).toBe(id);
});

test('an id of any name is empty or one that the schema takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
      const id = idFromName(name);
      expect(id === '' || isProductId(id)).toBe(true);
    }),
  );
});

test.each(STARTING_OPTIONS)(
  'a new product with %s has a price, or packs that have theirs',
  (options) => {
    const content = startingContent({ id: 'x', name: 'X', collection: 'caps', options }, names);
    expect('priceCents' in content).toBe(options !== 'packs');
    expect('packs' in content).toBe(options === 'packs');
    expect('sizes' in content).toBe(options === 'sizes' || options === 'both');
    expect(content['path']).toBe(`${names.homes['caps']}/x`);
  },
);

test('a copy has another id, address and name, no former price, and everything else', () => {
  const copy = copyContent(product('pouch'), 'pouch-2', 'Zwei', names);
  expect(copy).toMatchObject({ id: 'pouch-2', name: { de: 'Zwei', en: '' } });
  expect(copy['path']).toBe(`${names.homes['bags']}/pouch-2`);
  const { texts, packs } = product('pouch');
  expect(copy['texts']).toBe(texts);
  expect(JSON.stringify(copy['packs'])).toBe(
    JSON.stringify(packs).replaceAll(/"originalCents":\d+,/g, ''),
  );
  expect(copyContent(product('siegelring'), 'ring', 'R', names)).not.toHaveProperty(
    'originalCents',
  );
});

test('pictures go with their colour, and the first colour takes those of none', () => {
  const pouch = product('pouch');
  const fewer = editProduct(pouch, ['colours'], ['schwarz']);
  const pictures = fewer['pictures'] as readonly { readonly colour?: string }[];
  // The last one is of every colour.
  expect(pictures.map(({ colour }) => colour)).toEqual([
    'schwarz',
    'schwarz',
    'schwarz',
    undefined,
  ]);
  expect(fewer['cover']).toBeUndefined();
  const ring = editProduct(product('siegelring'), ['colours'], ['gold', 'silber']);
  const ofRing = ring['pictures'] as readonly { readonly colour: string }[];
  expect(new Set(ofRing.map(({ colour }) => colour))).toEqual(new Set(['gold']));
});

test('a colour that is added again has its pictures, as they were last or are in the shop', () => {
  const pouch = product('pouch');
  const colours = pouch['colours'] as readonly string[];
  const without = editProduct(pouch, ['colours'], colours.slice(1));
  const again = editProduct(without, ['colours'], colours, [without, pouch]);
  const ofFirst = (content: JsonObject) =>
    (content['pictures'] as readonly JsonObject[]).filter(({ colour }) => colour === colours[0]);
  expect(ofFirst(without)).toEqual([]);
  expect(ofFirst(again)).toEqual(ofFirst(pouch));
  expect(again['pictures']).toHaveLength((pouch['pictures'] as readonly unknown[]).length);
});

test('a price goes with the first pack and comes back with the last', () => {
  const packed = editProduct({ priceCents: 100, originalCents: 200 }, ['packs', 'duo'], {});
  expect(packed).toEqual({ packs: { duo: {} } });
  expect(editProduct(packed, ['packs', 'duo'], undefined)).toEqual({ priceCents: null });
});

test('a part that may be left out goes with its last field', () => {
  const measured = editProduct({}, ['measuresMm', 'width'], 20);
  expect(measured).toEqual({ measuresMm: { width: 20 } });
  expect(editProduct(measured, ['measuresMm', 'width'], undefined)).toEqual({});
});
