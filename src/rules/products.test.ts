import { describe, expect, it } from 'vitest';
import { seedCatalogue } from '#catalogue/seed/seed-catalogue.ts';
import { listProducts, produktCategory } from './products.ts';
import { rangeOf } from './range.ts';
import { itemVariantText } from './variant-text.ts';

const RANGE = rangeOf(seedCatalogue);

describe('ranges', () => {
  it('of /produkte: five bags and the cap daily, nine accessories', () => {
    const counts = Map.groupBy(seedCatalogue.products, ({ kind }) => produktCategory(kind));
    expect([...counts].map(([category, { length }]) => [category, length])).toEqual([
      ['daily', 6],
      [undefined, 26],
      ['accessories', 9],
    ]);
  });

  it('of the shop: each of the 41 products once', () => {
    const products = listProducts(seedCatalogue.products);
    expect(products).toHaveLength(41);
    expect(new Set(products.map((product) => product.id)).size).toBe(41);
    const kinds = Map.groupBy(products, (product) => product.kind);
    expect([...kinds].map(([kind, list]) => [kind, list.length])).toEqual([
      ['bag', 5],
      ['cap', 1],
      ['sneaker', 16],
      ['jersey', 10],
      ['accessory', 9],
    ]);
  });
});

describe('a line for people', () => {
  it.each([
    ['pouch-duo', 'Rosa, Lila', 'Duo: Rosa, Lila', 'Duo: Pink, Lilac'],
    ['pouch-einzelpack', 'Navy', 'Einzelpack: Navy', 'Single: Navy'],
    ['pouch-trio', undefined, 'Trio', 'Trio'],
    ['baseball-cap-monogram-lila', undefined, 'Lila', 'Lilac'],
    ['vintage-1990-L', undefined, 'Größe L', 'Size L'],
    ['siegelring', undefined, '', ''],
    ['gone-forever', undefined, '', ''],
  ])('%s with %s', (id, selectedColor, de, en) => {
    expect(itemVariantText({ id, selectedColor }, 'de', RANGE.find)).toBe(de);
    expect(itemVariantText({ id, selectedColor }, 'en', RANGE.find)).toBe(en);
  });
});
