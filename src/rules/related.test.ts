import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { ProductRef } from '#catalogue/types.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { catalogues } from '#test/catalogues.ts';
import { largeCatalogue } from '#test/large-catalogue.ts';
import { rangeOf } from './range.ts';
import { relatedIn } from './related.ts';

const chooserOf = (catalogue: Catalogue, related = {}) =>
  relatedIn({ products: catalogue.products, related, given: rangeOf(catalogue).given.id });
const large = largeCatalogue(120);

describe('what is shown below a product', () => {
  it.each(seedCatalogue.products)('four others with $id', (product) => {
    const others = chooserOf(seedCatalogue, seedCatalogue.collections.related)(product);
    expect(new Set(others).size).toBe(4);
    expect(others).not.toContain(product.id);
  });

  it('is what was chosen by hand, where something was', () => {
    const choose = chooserOf(seedCatalogue, { pouch: ['siegelring'] });
    expect(choose({ kind: 'bag', id: 'pouch' })).toEqual(['siegelring']);
  });

  it.each<[ProductRef['kind'], string, string]>([
    // The first of each other silhouette that follows, once round, and a jersey.
    [
      'sneaker',
      'rampe-skate-bordeaux',
      'kiez-low-waldgruen-no48 hafen-runner-nebel-no52 block-high-schwarz-no56 italien-heim-no67',
    ],
    // The next of the category, then the next of the others, and the bag that is given.
    ['accessory', 'parfum-noir', 'parfum-rose parfum-noir-no76 parfum-rose-no77 kartenetui'],
    [
      'jersey',
      'vintage-1974',
      'vintage-1988 vintage-1990 hafen-runner-nebel baseball-cap-monogram-no47',
    ],
    ['bag', 'pouch', 'toiletry-bag kartenetui shoulder-bag-no42 kiez-low-mono'],
    [
      'cap',
      'baseball-cap-monogram',
      'baseball-cap-monogram-no47 baseball-cap-monogram-no88 kiez-low-waldgruen',
    ],
    [
      'sneaker',
      'nicht-da',
      'kiez-low-navy hafen-runner-nebel block-high-schwarz rampe-skate-schwarz',
    ],
  ])('of a %s, %s, in a large range: %s', (kind, id, expected) => {
    expect(chooserOf(large)({ kind, id } as ProductRef)).toEqual(expected.split(' '));
  });

  it('is known, each once and not the product itself, in any catalogue', () => {
    fc.assert(
      fc.property(catalogues, (catalogue) => {
        const known = new Map(catalogue.products.map((product) => [product.id, product]));
        const choose = chooserOf(catalogue);
        for (const product of catalogue.products) {
          const others = choose(product);
          const found = others.map((id) => known.get(id));
          expect(found).not.toContain(undefined);
          expect(found).not.toContain(product);
          expect(new Set(others).size).toBe(others.length);
          if (product.kind !== 'sneaker') continue;
          // Its own colours stand beside it already.
          for (const other of found) {
            if (other?.kind === 'sneaker') expect(other.silhouette).not.toBe(product.silhouette);
          }
        }
      }),
    );
  });
});
