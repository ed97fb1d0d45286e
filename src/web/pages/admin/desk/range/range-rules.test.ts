import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PRODUCT_KINDS } from '#contract/admin-products.ts';
import { catalogueSchema } from '#contract/catalogue.ts';
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
import { FACT_FIELDS, giftFields } from './detail-fields.ts';
import {
  type DraftHistory,
  endStep,
  openHistory,
  recordEdit,
  redoEdit,
  undoEdit,
} from './draft-history.ts';
import { FIELD_TABLE, type FieldGroup } from './field-table.ts';
import { findingsAt, shownFieldOf } from './findings-by-field.ts';
import {
  copyContent,
  editContent,
  fitPictures,
  idFromName,
  isProductId,
  startingContent,
} from './starting-content.ts';

const seed = seedCatalogue.products as unknown as readonly JsonObject[];
const productOf = (kind: string) => seed.find((each) => each['kind'] === kind) as JsonObject;

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
  const cap = productOf('cap');
  const path = parsePath('texts.en.features.2');
  const next = setAt(cap, path, 'Warm') as JsonObject;
  expect(valueAt(next, path)).toBe('Warm');
  expect(Object.keys(next)).toEqual(Object.keys(cap));
  expect(diffFields(cap, next)).toEqual([path]);
  expect(valueAt(cap, ['no', 'field'])).toBeUndefined();
});

test('The table has every field of every product that can be edited', () => {
  const fixed = /^(kind|id)$|^pictures\./;
  for (const product of seed) {
    const paths = FIELD_TABLE[product['kind'] as 'cap']
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
  const gift = leavesOf({ ...seedCatalogue.gifts.wallet, product: 'kartenetui' });
  expect(pathsOf(giftFields(['kartenetui']))).toEqual(gift.sort());
});

test.each(PRODUCT_KINDS)(
  'A new %s has every field of its kind; only texts, prices and pictures are missing',
  (kind) => {
    const content = startingContent(kind, 'neu-hier', 'Neu hier');
    const catalogue = { ...seedCatalogue, products: [...seedCatalogue.products, content] };
    const parsed = catalogueSchema.safeParse(catalogue);
    const at = seedCatalogue.products.length;
    const wrong = parsed.error?.issues.map(({ path }) => path.slice(2).join('.')) ?? [];
    expect(wrong.length).toBeGreaterThan(10);
    for (const path of wrong) {
      expect(path).toMatch(
        /^(name\.en|texts\.|pictures\.\d+\.base|(packs\.\w+\.)?(price|original)Cents)/,
      );
    }
    expect(parsed.error?.issues.every(({ path }) => path[1] === at)).toBe(true);
  },
);

test.each(PRODUCT_KINDS)('A copy of a %s lacks only its English name', (kind) => {
  const copy = copyContent(productOf(kind), 'eine-kopie', 'Eine Kopie');
  const products = [...seedCatalogue.products, copy] as unknown as readonly JsonObject[];
  const issues = catalogueSchema.safeParse({ ...seedCatalogue, products }).error?.issues ?? [];
  const wrong = issues.map(({ path }) => path.slice(2).join('.'));
  // The shelf of sneakers is no part of the product.
  expect(wrong.filter((path) => path !== '')).toEqual(['name.en']);
});

test('Pictures follow the colours, and those that fit keep their file', () => {
  const cap = productOf('cap');
  expect(fitPictures(cap)['pictures']).toEqual(cap['pictures']);
  const [one] = cap['colours'] as readonly string[];
  const single = editContent(cap, ['colours'], [String(one)]);
  const bases = (content: JsonObject) =>
    (content['pictures'] as readonly JsonObject[]).map((each) => String(each['base']));
  expect(bases(cap)).toEqual(expect.arrayContaining(bases(single)));
  expect(bases(single)).toHaveLength(3);
});

test('A part that may be left out goes with its last field', () => {
  const bag = productOf('bag');
  const path = ['packs', 'trio', 'giftLine'];
  const whole = setAt(bag, path, { de: 'Mit Los', en: 'With ticket' }) as JsonObject;
  const half = editContent(whole, [...path, 'de'], undefined);
  expect(valueAt(half, path)).toEqual({ en: 'With ticket' });
  expect(valueAt(editContent(half, [...path, 'en'], undefined), path)).toBeUndefined();
});

test('The cover is always one of the colours', () => {
  const bag = productOf('bag');
  const next = editContent(bag, ['colours'], ['navy', 'oliv', 'taupe']);
  expect(next['cover']).toBe('navy');
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
