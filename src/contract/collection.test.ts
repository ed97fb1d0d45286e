import { expect, it } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { faults, setCollection, setList, setPage, type Writable } from '#test/damage.ts';

it.each<[finding: string, damage: (catalogue: Writable<Catalogue>) => void]>([
  ['collections.bags.listedIn unknown_collection', setCollection('bags', { listedIn: 'trikots' })],
  [
    'collections.bags.listedIn unknown_collection',
    setCollection('produkte', { lists: ['caps', 'accessoires'] }),
  ],
  ['collections.sneakers.path loses_products', setCollection('sneakers', { path: undefined })],
  [
    'products.6.collection unknown_collection',
    ({ collections }) => {
      delete (collections as Record<string, unknown>)['sneakers'];
    },
  ],
  ['collections.trikots.path taken', setCollection('trikots', { path: '/sneakers' })],
  ['collections.trikots.path taken', setCollection('trikots', { path: '/products/pouch' })],
  ['collections.trikots.path path_reserved', setCollection('trikots', { path: '/kasse' })],
  [
    'collections.trikots.list.filter.group unknown_group',
    setList('trikots', ({ filter }) => ({ filter: { ...filter, group: 'fit' } })),
  ],
  [
    'collections.produkte.list.lastScene.collection unknown_collection',
    setList('produkte', ({ lastScene }) => ({ lastScene: { ...lastScene, collection: 'bags' } })),
  ],
  [
    'collections.caps.page.crumb.collection unknown_collection',
    setPage('caps', ({ crumb }) => ({ crumb: { ...crumb, collection: 'socks' } })),
  ],
  [
    'collections.caps.page.crumb.filter not_an_option',
    setPage('caps', ({ crumb }) => ({ crumb: { ...crumb, filter: 'sale' } })),
  ],
  [
    'collections.sneakers.page.crumb.tag unknown_group',
    setPage('sneakers', ({ crumb }) => ({ crumb: { ...crumb, tag: 'fit' } })),
  ],
  [
    'collections.caps.page.related.0.of unknown_collection',
    setPage('caps', () => ({ related: [{ take: 'one', of: 'socks' }] })),
  ],
  [
    'collections.trikots.tags.edition.1 repeated',
    setCollection('trikots', {
      tags: { edition: ['a', 'a'].map((id) => ({ id, name: { de: id, en: id } })) },
    }),
  ],
  [
    'sizes.tops.sizes.6 repeated',
    ({ sizes }) => {
      const own = sizes['tops'];
      if (own?.sizes[0]) own.sizes.push(own.sizes[0]);
    },
  ],
])('a catalogue is refused: %s', (finding, damage) => {
  expect(faults(damage)).toContain(finding);
});
