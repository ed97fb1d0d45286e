import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchScreen, SCREENS } from '#routes.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { catalogues, grownCatalogue } from '#test/catalogues.ts';
import { productPath } from './product-path.ts';
import { rangeOf } from './range.ts';

const pathsOf = (catalogue: typeof grownCatalogue) =>
  catalogue.products.map((product) => productPath(product, catalogue));

describe('the path of a product', () => {
  it.each([
    ['kiez-low-navy', '/sneakers/kiez-low-navy'],
    ['vintage-1974', '/trikots/vintage-1974'],
    ['siegelring', '/accessoires/siegelring'],
    ['kartenetui', '/products/elvare-kartenetui'],
    ['beach-bag', '/products/beach-bag'],
    ['baseball-cap-monogram', '/caps'],
    ['dad-cap', '/caps/dad-cap'],
  ])('%s: %s', (id, path) => {
    const product = rangeOf(grownCatalogue).find(id);
    expect(product && productPath(product, grownCatalogue)).toBe(path);
  });

  it('of a cap is the page of caps once it is the first', () => {
    const products = grownCatalogue.products.filter(({ id }) => id !== 'baseball-cap-monogram');
    const cap = products.find(({ id }) => id === 'dad-cap');
    expect(cap && productPath(cap, { products })).toBe('/caps');
  });

  it('stays as it was when the range grows', () => {
    expect(pathsOf(grownCatalogue)).toEqual(expect.arrayContaining(pathsOf(seedCatalogue)));
  });

  it('is its alone, and no other screen’s but the page of caps', () => {
    const screens: readonly string[] = Object.values(SCREENS);
    fc.assert(
      fc.property(fc.oneof(fc.constant(grownCatalogue), catalogues), (catalogue) => {
        const paths = pathsOf(catalogue);
        expect(new Set(paths).size).toBe(paths.length);
        const own = paths.filter((path) => path !== SCREENS.caps);
        expect(own.filter((path) => screens.includes(path))).toEqual([]);
        for (const path of paths) expect(matchScreen(path)).toBeDefined();
      }),
    );
  });
});
