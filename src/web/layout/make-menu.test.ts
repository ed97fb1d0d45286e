import { expect, it } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { grownCatalogue } from '#test/catalogues.ts';
import { makeMenu } from './make-menu.ts';

const shownIn = (catalogue: typeof seedCatalogue) =>
  makeMenu(catalogue).map(({ label, ...entry }) => [
    label.de,
    entry.items?.map(({ path, cover }) => [path, cover]) ?? entry.path,
  ]);

it('has the pictures of sections, each with where it leads', () => {
  const sections = makeMenu(seedCatalogue).filter(({ picture }) => picture);
  expect(sections.map(({ path }) => path)).toEqual([
    '/sneakers',
    '/trikots',
    '/caps',
    '/produkte?kategorie=daily',
    '/accessoires',
  ]);
});

it('has the collections by their places: pages, the first product of one without, and a panel', () => {
  expect(shownIn(seedCatalogue)).toEqual([
    ['Fashion', '/produkte'],
    ['Sneakers', '/sneakers'],
    ['Trikots', '/trikots'],
    ['Caps', '/caps'],
    [
      'Taschen',
      [
        ['/products/shoulder-bag', '/images/shoulder-bag/cognac-quarter'],
        ['/products/travel-bag', '/images/travel-bag/cognac-quarter'],
        ['/products/pouch', '/images/pouch/rosa-quarter'],
        ['/products/toiletry-bag', '/images/toiletry-bag/salbei-quarter'],
        ['/products/elvare-kartenetui', '/images/kartenetui/koralle-quarter'],
      ],
    ],
    ['Accessoires', '/accessoires'],
  ]);
});

it('has a product that only the catalogue knows, and nothing that leads nowhere', () => {
  const { bagsMenu, ...collections } = grownCatalogue.collections;
  const own = bagsMenu && { bagsMenu: { ...bagsMenu, products: ['beach-bag'] } };
  const products = grownCatalogue.products.filter(({ collection }) => collection !== 'caps');
  const menu = makeMenu({ ...grownCatalogue, products, collections: { ...collections, ...own } });
  expect(menu.map(({ label }) => label.de)).not.toContain('Caps');
  expect(menu.find(({ items }) => items)?.items).toEqual([
    {
      path: '/products/beach-bag',
      name: { de: 'Elvare Strandtasche', en: 'Elvare Beach Bag' },
      cover: '/images/beach-bag/navy-quarter',
    },
  ]);
});
