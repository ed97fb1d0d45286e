import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PRODUCT_FIELDS } from './fields/product.ts';
import { isSame, type Json, type JsonObject } from './json.ts';
import { mergeContent } from './merge-content.ts';

type Path = readonly string[];

const few = fc.constantFrom('a', 'b', 'c');
const some = <T>(of: Readonly<Record<string, fc.Arbitrary<T>>>) =>
  fc.record(of, { requiredKeys: [] });
const texts = some<Json>({ description: few, features: fc.array(few, { maxLength: 2 }) });
/** Content of a product with few values, so that two edits often meet. */
const product = some<Json>({
  priceCents: fc.nat(2),
  name: fc.record({ de: few, en: few }) as fc.Arbitrary<Json>,
  texts: fc.record({ de: texts, en: texts }) as fc.Arbitrary<Json>,
  tags: some({ art: few, schnitt: few }) as fc.Arbitrary<Json>,
  packs: some({
    duo: some<Json>({ priceCents: fc.nat(2), gifts: fc.array(few) }),
  }) as fc.Arbitrary<Json>,
  safety: some<Json>({
    maker: fc.oneof(fc.constant('own'), fc.record({ name: few, town: few })) as fc.Arbitrary<Json>,
  }) as fc.Arbitrary<Json>,
  pictures: fc.array(fc.record({ base: few, view: few }), { maxLength: 2 }) as fc.Arbitrary<Json>,
}) as fc.Arbitrary<JsonObject>;

/** Every field of that content. */
const FIELDS: readonly Path[] = [
  ['priceCents'],
  ['name', 'de'],
  ['name', 'en'],
  ...['de', 'en'].flatMap((lang) => [
    ['texts', lang, 'description'],
    ['texts', lang, 'features'],
  ]),
  ['tags', 'art'],
  ['tags', 'schnitt'],
  ['packs', 'duo', 'priceCents'],
  ['packs', 'duo', 'gifts'],
  ['safety', 'maker'],
  ['pictures'],
];

const at = (content: Json | undefined, path: Path): Json | undefined =>
  path.reduce<Json | undefined>((value, key) => (value as JsonObject | undefined)?.[key], content);
const merge = (base: Json | undefined, mine: Json | undefined, theirs: Json | undefined) =>
  mergeContent(PRODUCT_FIELDS, { base, mine, theirs });

test('a field that one side changed has its value, and one that both changed clashes', () => {
  fc.assert(
    fc.property(product, product, product, (base, mine, theirs) => {
      const { content, clashes } = merge(base, mine, theirs);
      for (const path of FIELDS) {
        const [was, own, other] = [base, mine, theirs].map((each) => at(each, path));
        const isClash = clashes.some((clash) => clash.every((key, nth) => path[nth] === key));
        if (isClash) expect(at(content, path)).toEqual(own);
        else if (isSame(was, own)) expect(at(content, path)).toEqual(other);
        else {
          expect(at(content, path)).toEqual(own);
          expect(isSame(was, other) || isSame(own, other)).toBe(true);
        }
      }
    }),
    { numRuns: 400 },
  );
});

test('it is the same whoever is first, but for the fields that clash', () => {
  fc.assert(
    fc.property(product, product, product, (base, mine, theirs) => {
      const one = merge(base, mine, theirs);
      const other = merge(base, theirs, mine);
      expect(other.clashes.map(String).sort()).toEqual(one.clashes.map(String).sort());
      if (one.clashes.length === 0) expect(isSame(one.content, other.content)).toBe(true);
    }),
  );
});

test('a side that changed nothing, or the same, changes nothing', () => {
  fc.assert(
    fc.property(product, product, (base, edited) => {
      for (const versions of [
        [base, edited, base],
        [base, base, edited],
        [base, edited, edited],
      ] as const) {
        const { content, clashes } = merge(...versions);
        expect(clashes).toEqual([]);
        expect(content).toEqual(edited);
      }
    }),
  );
});

test('an entry that one side removed is whole or gone', () => {
  const [base, edited] = [{ priceCents: 1 }, { priceCents: 2 }];
  expect(merge(base, base, null)).toEqual({ content: null, clashes: [] });
  expect(merge(base, edited, null)).toEqual({ content: edited, clashes: [[]] });
  expect(merge(base, null, edited)).toEqual({ content: null, clashes: [[]] });
});
