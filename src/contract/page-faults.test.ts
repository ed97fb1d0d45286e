import { expect, test } from 'vitest';
import type { Block, Catalogue, ContentPage } from '#catalogue/catalogue.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { startingPages } from '#server/catalogue/starting-pages.ts';
import { findFaults } from './catalogue-faults.ts';
import { faultsOfTargets } from './page-faults.ts';

const both = (text: string) => ({ de: text, en: text });
const CALL: Block = { kind: 'call', title: both('Fragen?') };

const withPage = (change: Partial<ContentPage>, id = 'own'): Catalogue => ({
  ...seedCatalogue,
  pages: {
    ...seedCatalogue.pages,
    [id]: {
      ...{ name: both('Eigene'), path: '/eigene', description: both('Eigene'), blocks: [CALL] },
      ...change,
    },
  },
});

const faultsOf = (catalogue: Catalogue) =>
  findFaults(catalogue).map(({ path, code }) => `${path.join('.')} ${code}`);

const products = (more: object) =>
  withPage({ blocks: [{ kind: 'products', title: both('Neu'), ...more } as Block] });

test.each<[string, Catalogue]>([
  ['pages.own.path path_reserved', withPage({ path: '/agb' })],
  ['pages.own.path path_reserved', withPage({ path: '/' })],
  ['pages.own.path taken', withPage({ path: '/sneakers' })],
  ['pages.own.path taken', withPage({ path: '/products/pouch' })],
  ['pages.own.path taken', withPage({ path: '/neu' })],
  ['pages.help.path path_reserved', withPage({}, 'help')],
  ['pages.own.blocks.0.collection missing', products({ take: 'collection' })],
  [
    'pages.own.blocks.0.collection unknown_collection',
    products({ take: 'collection', collection: 'weg' }),
  ],
  ['pages.own.blocks.0.hand missing', products({ take: 'hand' })],
  ['pages.own.blocks.0.hand.1 unknown_product', products({ take: 'hand', hand: ['pouch', 'weg'] })],
  [
    'pages.own.blocks.1 repeated',
    withPage({ blocks: [1, 2].map(() => ({ ...CALL, anchor: 'x' })) }),
  ],
  ['pages.own.description.de unknown_field', withPage({ description: both('Ab {preis}') })],
  [
    'pages.own.blocks.0.title.en unknown_field',
    withPage({ blocks: [{ ...CALL, title: both('{paymentMethods}') }] }),
  ],
])('%s', (fault, catalogue) => expect(faultsOf(catalogue)).toContain(fault));

test('a shop may have no pages at all, but not others alone', () => {
  expect(faultsOf({ ...seedCatalogue, pages: {} })).toEqual([]);
  const { home: _, ...pages } = seedCatalogue.pages;
  expect(faultsOf({ ...seedCatalogue, pages })).toEqual(['pages.home missing']);
});

test('starting pages fit every catalogue', () => {
  expect(faultsOf({ ...seedCatalogue, pages: startingPages('live') })).toEqual([]);
});

test('a link into the shop leads to a page, or to a place of its own page', () => {
  const link = (target: string) => ({ label: both('Weiter'), target });
  const targets = ['/sneakers?sale=1', '/weg', '#hier', '#dort', 'https://example.com', '/hilfe#x'];
  const blocks = targets.map((target): Block => ({ ...CALL, link: link(target) }));
  const catalogue = withPage({ blocks: [{ ...CALL, anchor: 'hier' }, ...blocks] });
  const page = catalogue.pages['own'] as ContentPage;
  const found = [...faultsOfTargets(page, catalogue)].map(({ values }) => values['target']);
  expect(found).toEqual(['/weg', '#dort']);
});
