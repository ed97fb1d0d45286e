import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogueSchema } from '#contract/catalogue.ts';
import { catalogueNames } from '#server/catalogue/catalogue-names.ts';
import { storedCatalogue } from '#server/catalogue/demo-claims.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import {
  diffFields,
  isSame,
  type Json,
  type JsonObject,
  parsePath,
  setAt,
  takeFields,
  valueAt,
} from './content-path.ts';
import { FACT_FIELDS, GIFT_FIELDS } from './detail-fields.ts';
import {
  type DraftHistory,
  endStep,
  openHistory,
  recordEdit,
  redoEdit,
  undoEdit,
} from './draft-history.ts';
import { type FieldGroup, productFields } from './field-table.ts';
import { findingsAt, shownFieldOf } from './findings-by-field.ts';
import {
  copyContent,
  editContent,
  idFromName,
  isProductId,
  STARTING_OPTIONS,
  startingContent,
} from './starting-content.ts';

const stored = storedCatalogue(seedCatalogue);
const seed = stored.products as unknown as readonly JsonObject[];
const names = catalogueNames(seedCatalogue, 'de');
const productIn = (collection: string) =>
  seed.find((each) => each['collection'] === collection) as JsonObject;

test.each([
  ['Größe Zwölf', 'groesse-zwoelf'],
  ['  Café “Élan” №7 ', 'cafe-elan-7'],
  ['ÄÖÜß', 'aeoeuess'],
  ['🙂', ''],
])('The id of %j is %j', (name, id) => {
  expect(idFromName(name)).toBe(id);
});

test('An id of any name is empty or one that the schema takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
      const id = idFromName(name);
      expect(id === '' || isProductId(id)).toBe(true);
    }),
  );
});

test('Undo and redo walk through all steps and lose nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 50 }), (values) => {
      const states = values.map((value) => ({ value }));
      const first = { value: -1 };
      let history: DraftHistory<object> = openHistory<object>(first);
      for (const state of states) history = recordEdit(history, state, undefined);
      const last = history.present;
      for (const _ of states) history = undoEdit(history);
      expect(history.present).toBe(first);
      expect(undoEdit(history)).toBe(history);
      for (const _ of states) history = redoEdit(history);
      expect(history.present).toBe(last);
      expect(redoEdit(history)).toBe(history);
    }),
  );
});

test('Typing in one field is one step until the field is left, and an edit ends what could be redone', () => {
  let history = openHistory('');
  for (const text of ['a', 'ab']) history = recordEdit(history, text, 'name.de');
  history = recordEdit(endStep(history), 'abc', 'name.de');
  expect(undoEdit(history).present).toBe('ab');
  expect(undoEdit(undoEdit(history)).present).toBe('');
  const anew = recordEdit(undoEdit(history), 'x', 'name.de');
  expect(redoEdit(anew)).toBe(anew);
  expect(undoEdit(anew).present).toBe('ab');
});

const json = fc.letrec<{ value: Json; object: JsonObject }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    tie('object'),
  ),
  object: fc.dictionary(fc.stringMatching(/^[a-z]{1,2}$/), tie('value'), { maxKeys: 4 }),
})).object;

test('Two contents are the same exactly when no field differs', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      expect(diffFields(a, b).length === 0).toBe(isSame(a, b));
      expect(diffFields(a, structuredClone(a) as JsonObject)).toEqual([]);
    }),
  );
});

test('Taking every differing field makes the other content, taking none keeps one’s own', () => {
  fc.assert(
    fc.property(json, json, (mine, theirs) => {
      const kept = JSON.stringify(mine);
      expect(isSame(takeFields(mine, theirs, diffFields(mine, theirs)), theirs)).toBe(true);
      expect(takeFields(mine, theirs, [])).toBe(mine);
      expect(JSON.stringify(mine)).toBe(kept);
    }),
  );
});

test('A field that is set is read back, and a known one keeps its place', () => {
  const cap = productIn('caps');
  const path = parsePath('texts.en.features.2');
  const next = setAt(cap, path, 'Warm') as JsonObject;
  expect(valueAt(next, path)).toBe('Warm');
  expect(Object.keys(next)).toEqual(Object.keys(cap));
  expect(diffFields(cap, next)).toEqual([path]);
  expect(valueAt(cap, ['no', 'field'])).toBeUndefined();
});

test('The form has every field of every product that can be edited', () => {
  const fixed = /^id$|^pictures\./;
  for (const product of seed) {
    const paths = productFields(product, names)
      .flatMap(({ fields }) => fields)
      .flatMap(({ path }) => ['de', 'en'].map((lang) => path.replace('*', lang)));
    const leaves = diffFields(product, {}).flatMap((path) => {
      const value = valueAt(product, path);
      return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.entries(value).flatMap(([key, inner]) =>
            typeof inner === 'object' && inner !== null && !Array.isArray(inner)
              ? Object.keys(inner).map((last) => [...path, key, last].join('.'))
              : [[...path, key].join('.')],
          )
        : [path.join('.')];
    });
    for (const leaf of leaves.filter((each) => !fixed.test(each))) {
      const isCovered = paths.some((path) => path.startsWith(leaf) || leaf.startsWith(path));
      expect(isCovered, `${product['id']} ${leaf}`).toBe(true);
    }
  }
});

test('Facts and gifts have every field that the schema has', () => {
  const leaves = (value: unknown, path: string): string[] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).flatMap(([key, each]) => leaves(each, `${path}.${key}`))
      : [path];
  const leavesOf = (value: object) =>
    Object.entries(value).flatMap(([key, each]) => leaves(each, key));
  const pathsOf = (groups: readonly FieldGroup[]) =>
    groups
      .flatMap(({ fields }) => fields)
      .flatMap(({ path }) =>
        path.includes('*') ? ['de', 'en'].map((lang) => path.replace('*', lang)) : path,
      )
      .sort();
  const facts = leavesOf(seedCatalogue.facts).filter((path) => path !== 'currency');
  expect(pathsOf(FACT_FIELDS)).toEqual(facts.sort());
  const gift = leavesOf({ ...seedCatalogue.gifts['wallet'], product: 'kartenetui' });
  expect(pathsOf(GIFT_FIELDS)).toEqual(gift.sort());
});

test.each(STARTING_OPTIONS)(
  'A new product that offers %s lacks only its English name, options, prices and pictures',
  (options) => {
    const first = { id: 'neu-hier', name: 'Neu hier', collection: 'caps', options };
    const content = startingContent(first, names);
    expect(content['path']).toBe('/caps/neu-hier');
    const products = [...stored.products, content];
    const issues = catalogueSchema.safeParse({ ...stored, products }).error?.issues ?? [];
    const wrong = issues.map(({ path }) => path.slice(2).join('.'));
    expect(wrong.length).toBeGreaterThan(2);
    for (const path of wrong) {
      expect(path).toMatch(
        /^(name\.en|sizes|colours|pictures|(packs\.\w+\.)?(price|original)Cents)/,
      );
    }
    expect(issues.every(({ path }) => path[1] === stored.products.length)).toBe(true);
  },
);

test.each(Object.keys(names.homes))(
  'A copy of a product in %s lacks only its English name',
  (collection) => {
    const copy = copyContent(productIn(collection), 'eine-kopie', 'Eine Kopie', names);
    const products = [...seed, copy];
    const issues = catalogueSchema.safeParse({ ...stored, products }).error?.issues ?? [];
    expect(issues.map(({ path }) => path.slice(2).join('.'))).toEqual(['name.en']);
  },
);

test('Pictures follow the colours, and those that fit keep their file', () => {
  const picturesOf = (content: JsonObject) => content['pictures'] as readonly JsonObject[];
  const cap = productIn('caps');
  const [one, two] = cap['colours'] as readonly string[];
  const single = editContent(cap, ['colours'], [String(one)]);
  expect(picturesOf(single)).toEqual(picturesOf(cap).filter(({ colour }) => colour === one));
  const again = editContent(single, ['colours'], [String(one), String(two)]);
  expect(picturesOf(again)).toEqual([...picturesOf(single), { base: '', colour: two }]);
  // A product that gets its first colour shows it.
  const ring = productIn('accessoires');
  const coloured = editContent(ring, ['colours'], ['rosa']);
  expect(picturesOf(coloured)).toEqual(
    picturesOf(ring).map((each) => ({ ...each, colour: 'rosa' })),
  );
});

test('A product has a price of its own, or packs that have theirs', () => {
  const ring = productIn('accessoires');
  const packed = editContent(ring, ['packs', 'duo'], {
    priceCents: 1,
    originalCents: 2,
    gifts: [],
  });
  expect(packed).not.toHaveProperty('priceCents');
  expect(packed).not.toHaveProperty('originalCents');
  const single = editContent(packed, ['packs', 'duo'], undefined);
  expect(single).not.toHaveProperty('packs');
  expect(single).toMatchObject({ priceCents: null });
});

test('A part that may be left out goes with its last field', () => {
  const bag = productIn('bags');
  const path = ['packs', 'trio', 'giftLine'];
  const whole = setAt(bag, path, { de: 'Mit Los', en: 'With ticket' }) as JsonObject;
  const half = editContent(whole, [...path, 'de'], undefined);
  expect(valueAt(half, path)).toEqual({ en: 'With ticket' });
  expect(valueAt(editContent(half, [...path, 'en'], undefined), path)).toBeUndefined();
});

test('A cover that is offered no more goes', () => {
  const bag = productIn('bags');
  const cover = String(bag['cover']);
  expect(editContent(bag, ['colours'], ['navy', cover])['cover']).toBe(cover);
  expect(editContent(bag, ['colours'], ['navy', 'oliv', 'taupe'])).not.toHaveProperty('cover');
});

test('A finding belongs to the innermost field that is shown', () => {
  const finding = {
    kind: 'product',
    id: 'x',
    path: ['pictures', 3, 'base'],
    code: 'blank',
    values: {},
  } as const;
  const findings = [{ ...finding, path: [...finding.path] }];
  expect(findingsAt(findings, ['pictures'])).toEqual([]);
  expect(findingsAt(findings, ['pictures'], true)).toEqual(findings);
  expect(findingsAt(findings, ['pictures', 3, 'base'])).toEqual(findings);
  const shown = new Set(['pictures', 'pictures.3']);
  expect(shownFieldOf(finding.path, (key) => shown.has(key))).toBe('pictures.3');
  expect(shownFieldOf([], (key) => shown.has(key))).toBeUndefined();
});
