import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { seedCatalogue } from '#catalogue/seed/seed-catalogue.ts';
import { SNEAKERS } from '#catalogue/sneakers.ts';
import type { ProductRef } from '#catalogue/types.ts';
import { catalogues } from '#test/catalogues.ts';
import { largeCatalogue } from '#test/large-catalogue.ts';
import { rangeOf } from './range.ts';
import { type RelatedProduct, type RelatedSource, relatedIn } from './related.ts';

const RANGE = rangeOf(seedCatalogue);

const { products: range, collections }: Catalogue = seedCatalogue;
const source = {
  products: range,
  related: collections.related,
  given: RANGE.given.id,
};
const related = relatedIn(source);
const known = new Set(range.map(({ id }) => id));

describe('what is shown below a product', () => {
  it.each(range)('four others with $id', (product) => {
    const others = related(product);
    expect(new Set(others).size).toBe(4);
    expect(others).not.toContain(product.id);
    for (const id of others) expect(known.has(id)).toBe(true);
  });

  it('other silhouettes with a sneaker: its own colours stand beside it already', () => {
    for (const { id, silhouette } of SNEAKERS) {
      const siblings = SNEAKERS.filter((other) => other.silhouette === silhouette);
      const others = related({ kind: 'sneaker', id });
      expect(siblings.filter((sibling) => others.includes(sibling.id))).toEqual([]);
    }
  });
});

/** The entries behind `index`, once round. */
function after<Item>(items: readonly Item[], index: number): readonly Item[] {
  return [...items.slice(index + 1), ...items.slice(0, Math.max(index, 0))];
}

/** The entry at `index`, counted round and round. */
function around<Item>(items: readonly Item[], index: number): readonly Item[] {
  const item = items[index % items.length];
  return item === undefined ? [] : [item];
}

/** Former definition, which reads the whole range for each product. */
function formerlyRelated<Sold extends RelatedProduct>(
  { kind, id }: ProductRef,
  { products, related, given }: RelatedSource<Sold>,
): readonly Sold['id'][] {
  const chosen = related[id];
  if (chosen) return chosen;
  const ofKind = (wanted: Sold['kind']) => products.filter((other) => other.kind === wanted);
  const alike = ofKind(kind);
  const index = alike.findIndex((other) => other.id === id);
  const idsOf = (some: readonly Sold[]) => some.map((other) => other.id);
  const others = after(alike, index);
  switch (kind) {
    case 'sneaker': {
      // The shoe's own colours stand beside it already.
      const groups = Map.groupBy(after(alike, index + 1), groupOf);
      groups.delete(alike[index] && groupOf(alike[index]));
      const firsts = [...groups.values()].flatMap((group) => group.slice(0, 1));
      return idsOf([...firsts, ...around(ofKind('jersey'), index)]);
    }
    case 'jersey':
      return idsOf([
        ...sameFirst(others, alike[index]).slice(0, 2),
        ...around(ofKind('sneaker'), index),
        ...around(ofKind('cap'), index),
      ]);
    case 'accessory':
      return [...idsOf(sameFirst(others, alike[index]).slice(0, 3)), given];
    case 'cap':
    case 'bag':
      return idsOf([...others.slice(0, 3), ...around(ofKind('sneaker'), index)]);
  }
}

/** Silhouette or category, where the kind has one. */
function groupOf(product: RelatedProduct): string | undefined {
  if (product.kind === 'sneaker') return product.silhouette;
  return 'category' in product ? product.category : undefined;
}

/** The products, those of the same group first. */
function sameFirst<Sold extends RelatedProduct>(
  products: readonly Sold[],
  own: Sold | undefined,
): readonly Sold[] {
  const group = own && groupOf(own);
  return products.toSorted((a, b) => Number(groupOf(b) === group) - Number(groupOf(a) === group));
}

describe('the choice from an index', () => {
  const sameChoice = (catalogue: Catalogue) => {
    const own = {
      products: catalogue.products,
      related: {},
      given: rangeOf(catalogue).given.id,
    };
    const choose = relatedIn(own);
    for (const product of catalogue.products) {
      expect(choose(product), product.id).toEqual(formerlyRelated(product, own));
    }
    for (const { kind } of catalogue.products) {
      const unknown = { kind, id: 'nicht-da' } as ProductRef;
      expect(choose(unknown)).toEqual(formerlyRelated(unknown, own));
    }
  };

  it('is the choice from the whole range', () => {
    fc.assert(fc.property(catalogues, sameChoice), { numRuns: 200 });
  });

  it('is the same with many products of each kind, in any order', () => {
    const { products: many } = largeCatalogue(120);
    const shuffled = fc.shuffledSubarray([...many], { minLength: 1 });
    const isGiven = ({ id }: RelatedProduct) => id === RANGE.given.id;
    fc.assert(
      fc.property(shuffled, (chosen) => {
        const bag = many.filter(isGiven);
        const products = [...chosen.filter((each) => !isGiven(each)), ...bag];
        sameChoice({ ...seedCatalogue, products });
      }),
      { numRuns: 60 },
    );
  });
});
