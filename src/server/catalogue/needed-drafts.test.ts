import { expect, test } from 'vitest';
import { byKey, type Entry } from './entries.ts';
import { neededDrafts } from './needed-drafts.ts';

const draft = (kind: Entry['kind'], id: string, content: object | null) => ({ kind, id, content });
const hoodie = draft('product', 'hoodie', {
  collection: 'hoodies',
  colours: ['elbe', 'navy'],
  packs: { sechser: { gifts: ['tasse'] } },
  related: ['muetze'],
});
const drafts = [
  hoodie,
  draft('collection', 'hoodies', { products: ['hoodie'], page: { sizeList: 'weit' } }),
  draft('sizes', 'weit', {}),
  draft('colour', 'elbe', {}),
  draft('colour', 'navy', { name: 'another' }),
  draft('pack', 'sechser', {}),
  draft('gift', 'tasse', { product: 'tasse' }),
  draft('product', 'tasse', {}),
  draft('product', 'muetze', null),
  draft('product', 'unasked', {}),
];
const published = new Map([
  ['colour navy', { removed: false }],
  ['product tasse', { removed: true }],
]);
const needs = (one: (typeof drafts)[number]) =>
  neededDrafts(one, byKey(drafts), published).map(({ kind, id }) => `${kind} ${id}`);

test('a draft needs those of new entries that it names, and what they need', () => {
  expect(needs(hoodie).toSorted()).toEqual([
    'collection hoodies',
    'colour elbe',
    'gift tasse',
    'pack sechser',
    'product tasse',
    'sizes weit',
  ]);
});

test('a draft that names nothing new needs none', () => {
  expect(needs(draft('product', 'unasked', { collection: 'caps', colours: null }))).toEqual([]);
  expect(needs(draft('product', 'gone', null))).toEqual([]);
});
