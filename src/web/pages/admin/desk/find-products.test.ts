import { expect, it } from 'vitest';
import { productName } from '../../../../catalogue/names.ts';
import { findProducts, MARKABLE } from './find-products.ts';
import { colourOfMark, productCover } from './mark-picture.ts';

const idsOf = (typed: string) => findProducts(typed, 'de').map(({ id }) => id);

it('finds by parts of the name, whatever its case, order and accents', () => {
  expect(idsOf('')).toHaveLength(MARKABLE.length);
  expect(idsOf('POUCH')).toEqual(['pouch']);
  expect(idsOf('mono kiez')).toEqual(['kiez-low-mono']);
  expect(idsOf('mütze')).toEqual(idsOf('mutze'));
  expect(idsOf('gibt es nicht')).toEqual([]);
});

it('finds every product by its own name, in both languages', () => {
  for (const { id } of MARKABLE) {
    for (const lang of ['de', 'en'] as const) {
      expect(findProducts(productName(id, lang), lang).map((one) => one.id)).toContain(id);
    }
  }
});

it('has a cover of every product, and knows the colour of a mark', () => {
  for (const { id } of MARKABLE) expect(productCover(id), id).toMatch(/^\/images\//);
  expect(productCover('pouch', colourOfMark('pouch:rosa'))).toBe('/images/pouch/rosa-quarter');
  expect(colourOfMark('baseball-cap-monogram-lila')).toBe('lila');
  expect(colourOfMark('kiez-low-rosa-42')).toBeUndefined();
});
