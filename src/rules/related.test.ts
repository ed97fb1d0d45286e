import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { seedCatalogue } from '../catalogue/seed/seed-catalogue.ts';
import { SNEAKERS } from '../catalogue/sneakers.ts';
import { rangeOf } from './range.ts';
import { relatedTo } from './related.ts';

const RANGE = rangeOf(seedCatalogue);

const { products: range, collections }: Catalogue = seedCatalogue;
const source = {
  products: range,
  related: collections.related,
  given: RANGE.given.id,
};
const known = new Set(range.map(({ id }) => id));

describe('what is shown below a product', () => {
  it.each(range)('four others with $id', (product) => {
    const related = relatedTo(product, source);
    expect(new Set(related).size).toBe(4);
    expect(related).not.toContain(product.id);
    for (const id of related) expect(known.has(id)).toBe(true);
  });

  it('other silhouettes with a sneaker: its own colours stand beside it already', () => {
    for (const { id, silhouette } of SNEAKERS) {
      const siblings = SNEAKERS.filter((other) => other.silhouette === silhouette);
      const related = relatedTo({ kind: 'sneaker', id }, source);
      expect(siblings.filter((sibling) => related.includes(sibling.id))).toEqual([]);
    }
  });
});
