import { expect, it } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { grownCatalogue } from '#test/catalogues.ts';
import { makeBagsMenu } from './make-bags-menu.ts';

it('has the bags in the order of the catalogue, each with its cover', () => {
  expect(makeBagsMenu(seedCatalogue).map(({ path, cover }) => [path, cover])).toEqual([
    ['/products/shoulder-bag', '/images/shoulder-bag/cognac-quarter'],
    ['/products/travel-bag', '/images/travel-bag/cognac-quarter'],
    ['/products/pouch', '/images/pouch/schwarz-quarter'],
    ['/products/toiletry-bag', '/images/toiletry-bag/salbei-quarter'],
    ['/products/elvare-kartenetui', '/images/kartenetui/koralle-quarter'],
  ]);
});

it('has a bag that only the catalogue knows', () => {
  const own = grownCatalogue.products.flatMap((product) =>
    product.kind === 'bag' && product.id === 'beach-bag' ? [product.id] : [],
  );
  const collections = { ...grownCatalogue.collections, bagsMenu: own };
  expect(makeBagsMenu({ ...grownCatalogue, collections })).toEqual([
    {
      path: '/products/beach-bag',
      name: { de: 'Elvare Strandtasche', en: 'Elvare Beach Bag' },
      cover: '/images/beach-bag/navy-quarter',
    },
  ]);
});
