import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Product } from '#catalogue/catalogue.ts';
import { FORMER_ENTRIES, formerContent } from '#test/former-catalogue.ts';
import { STORED_SEED } from '#test/seed.ts';
import { entriesOf } from './entries.ts';
import { toFormat2 } from './format.ts';

const FORMER = FORMER_ENTRIES.filter(({ kind }) => kind === 'product');

test.each(FORMER.map(({ id, content }) => [id, content] as const))(
  'A product of each kind says the same in format 2: %s',
  (id, content) => {
    const now = STORED_SEED.products.find((product) => product.id === id);
    // Lists of related products were a collection, measures were texts; texts and pictures stay, whatever the seed
    // shows today.
    const { texts, pictures, measuresMm } = content as Product;
    const { related: _, ...rest } = { related: undefined, ...now, texts, pictures };
    const expected = { ...rest, measuresMm };
    const { packs, ...product } = toFormat2('product', content, now?.path) as Product;
    // Badges of packs are the demo's now.
    const plain = Object.entries(packs ?? {}).map(([id, { badge: _badge, ...pack }]) => [id, pack]);
    expect({ ...product, ...(packs && { packs: Object.fromEntries(plain) }) }).toEqual(expected);
  },
);

test.each([
  ['kiez-low-navy', '/sneakers/kiez-low-navy'],
  ['vintage-1974', '/trikots/vintage-1974'],
  ['parfum-noir', '/accessoires/parfum-noir'],
  ['baseball-cap-monogram', '/caps/baseball-cap-monogram'],
  ['kartenetui', '/products/elvare-kartenetui'],
])('The path of %s is the one that its kind gave it: %s', (id, path) => {
  expect(toFormat2('product', formerContent(id))).toMatchObject({ path });
});

test('A path of its own wins over the one that a product has today', () => {
  const moved = toFormat2('product', formerContent('kartenetui'), '/products/etui');
  expect(moved).toMatchObject({ path: '/products/elvare-kartenetui' });
});

test.each<[what: string, content: object, expected: object]>([
  [
    'lacks fields',
    { kind: 'sneaker', id: 'neu', texts: {} },
    { id: 'neu', path: '/sneakers/neu', collection: 'sneakers', tags: {}, texts: {} },
  ],
  [
    'has wrong values',
    { kind: 'jersey', id: 'neu', category: null, priceCents: '12', name: 7, searchWords: '' },
    {
      id: 'neu',
      path: '/trikots/neu',
      collection: 'trikots',
      tags: { edition: null },
      name: 7,
      priceCents: '12',
    },
  ],
  [
    'lacks a path',
    { kind: 'bag', id: 'neu' },
    { id: 'neu', collection: 'bags', tags: { fashion: 'daily' } },
  ],
  ['is of no known kind', { kind: 'hat', id: 'neu', name: 'x' }, { id: 'neu', name: 'x' }],
])('A draft that %s keeps what it has', (_what, content, expected) => {
  expect(toFormat2('product', content)).toEqual(expected);
});

test('A selection becomes the products of a collection', () => {
  expect(toFormat2('collection', ['pouch'])).toEqual({ products: ['pouch'] });
});

test('What is in format 2 stays the same object', () => {
  for (const { kind, content } of entriesOf(STORED_SEED)) {
    expect(toFormat2(kind, content)).toBe(content);
  }
  for (const content of [null, undefined, 'text', 7]) {
    expect(toFormat2('product', content)).toBe(content);
  }
});

test('Converting twice changes nothing, whatever a draft has', () => {
  const value = fc.oneof(fc.jsonValue(), fc.constant(undefined));
  const anyContent = fc.record(
    {
      kind: fc.constantFrom('sneaker', 'jersey', 'cap', 'accessory', 'bag', 'hat', 7, null),
      id: fc.constantFrom('a', 'pouch'),
      ...Object.fromEntries(
        ['path', 'silhouette', 'category', 'name', 'texts', 'packs', 'sizes', 'searchWords'].map(
          (field) => [field, value],
        ),
      ),
    },
    { requiredKeys: ['id'] },
  );
  fc.assert(
    fc.property(anyContent, (content) => {
      const once = toFormat2('product', content);
      expect(toFormat2('product', once)).toEqual(once);
      expect(once).not.toHaveProperty('kind');
    }),
  );
});
