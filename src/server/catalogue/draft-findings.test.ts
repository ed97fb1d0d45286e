import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Product } from '#catalogue/catalogue.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { runs } from '#test/runs.ts';
import { STORED_SEED } from '#test/seed.ts';
import { checkEntries } from './check-entries.ts';
import { findingsOfProduct } from './draft-findings.ts';
import { byKey, type Entry, entriesOf, entryKey } from './entries.ts';

interface DraftContent extends Pick<Entry, 'kind' | 'id'> {
  readonly content: unknown;
}

/** Findings of a product when the whole catalogue is checked. */
function checkWhole(drafts: readonly DraftContent[], id: string) {
  const entries = byKey(entriesOf(seedCatalogue));
  for (const [nth, draft] of drafts.entries()) {
    const { position = 1_000 + nth } = entries.get(entryKey(draft)) ?? {};
    if (draft.content === null) entries.delete(entryKey(draft));
    else entries.set(entryKey(draft), { ...draft, position });
  }
  const checked = checkEntries([...entries.values()]);
  const findings = checked.ok ? [] : checked.findings;
  return findings.filter((found) => found.kind === 'product' && found.id === id);
}

const expectSame = (drafts: readonly DraftContent[], id: string) => {
  const found = findingsOfProduct(seedCatalogue, drafts, id);
  expect(found).toEqual(checkWhole(drafts, id));
  return found.map(({ code }) => code);
};

type Path = readonly (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, each]) =>
    pathsOf(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return path.length === 0 ? inner : [path, ...inner];
}

function setAt(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  if (rest.length === 0 && next === undefined) delete copy[key];
  else copy[key] = setAt(copy[key], rest, next);
  return copy;
}

const seed = STORED_SEED.products;
const names = seed.flatMap(({ id, name }) => [id, name.de, name.en]);
const anyDraft = fc.constantFrom(...seed).chain((product) =>
  fc
    .tuple(
      fc.constantFrom(...pathsOf(product).filter(([first]) => first !== 'id')),
      fc.oneof(
        fc.constantFrom<unknown>(null, undefined, '', ' ', 0, -1, 12.5, 10 ** 12, [], {}, 'rosa'),
        fc.constantFrom<unknown>(...names, '/products/pouch', 'x'.repeat(3_000), true, ['rosa']),
        fc.integer({ min: 1, max: 9_999 }),
      ),
    )
    .map(
      ([path, value]): DraftContent => ({
        kind: 'product',
        id: product.id,
        content: setAt(product, path, value),
      }),
    ),
);

test('Findings of a product are those of checking the whole catalogue', () => {
  fc.assert(
    fc.property(anyDraft, fc.option(anyDraft, { nil: undefined }), (own, other) => {
      expectSame(other && other.id !== own.id ? [other, own] : [own], own.id);
    }),
    runs(100),
  );
});

const productOf = (id: string) => seed.find((each) => each.id === id) as Product;

test('A new product may not have the id of another one’s item', () => {
  const id = 'kiez-low-navy-42';
  const name = { de: 'Ganz neu', en: 'All new' };
  const content = { ...productOf('siegelring'), id, name, path: '/ganz-neu' };
  expect(expectSame([{ kind: 'product', id, content }], id)).toEqual(['item_id_taken']);
});

test('Drafts of gifts, collections and facts, and retired products count as well', () => {
  const own = {
    kind: 'product',
    id: 'pouch',
    content: { ...productOf('pouch'), path: '/products/a' },
  };
  const taken = { ...productOf('travel-bag'), path: '/products/a' };
  const drafts: DraftContent[] = [
    own as DraftContent,
    { kind: 'product', id: 'travel-bag', content: taken },
  ];
  expect(expectSame(drafts, 'pouch')).toEqual(['taken']);
  const retired: DraftContent = { kind: 'product', id: 'travel-bag', content: null };
  expect(expectSame([own as DraftContent, retired], 'pouch')).toEqual([]);
  expect(expectSame([retired], 'travel-bag')).toEqual([]);
  // A field of another entry that has no type keeps contradictions unseen, there and here.
  for (const [kind, id, content] of [
    ['facts', 'facts', { currency: 'EUR' }],
    ['gift', 'wallet', { name: {}, texts: {} }],
    ['collection', 'featured', 'none'],
  ] as const) {
    expect(expectSame([...drafts, { kind, id, content }], 'pouch')).toEqual([]);
  }
});

test('A new product stands in a new collection, in a new colour', () => {
  const { page: _, ...collection } = seedCatalogue.collections['accessoires'] ?? {};
  const content = {
    ...productOf('siegelring'),
    id: 'kapuzenpulli',
    name: { de: 'Kapuzenpulli', en: 'Hoodie' },
    path: '/hoodies/kapuzenpulli',
    collection: 'hoodies',
    tags: {},
    colours: ['elbe'],
  };
  const hoodies = { ...collection, path: '/hoodies', name: { de: 'Hoodies', en: 'Hoodies' } };
  const elbe = { ...seedCatalogue.colours['navy'], name: { de: 'Elbe', en: 'Elbe' } };
  const found = findingsOfProduct(
    seedCatalogue,
    [
      { kind: 'product', id: 'kapuzenpulli', content },
      { kind: 'collection', id: 'hoodies', content: hoodies },
      { kind: 'colour', id: 'elbe', content: elbe },
    ],
    'kapuzenpulli',
  ).map(({ code }) => code);
  expect(found).not.toContain('unknown_collection');
  expect(found).not.toContain('not_an_option');
});
