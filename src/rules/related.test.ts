import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { catalogues } from '#test/catalogues.ts';
import { largeCatalogue } from '#test/large-catalogue.ts';
import { rangeOf } from './range.ts';
import { relatedIn } from './related.ts';

const chooserOf = ({ products, collections, ...rest }: Catalogue) =>
  relatedIn({
    products,
    collections,
    given: rangeOf({ products, collections, ...rest }).given?.id,
  });
const [pouch] = seedCatalogue.products.filter(({ id }) => id === 'pouch');
if (!pouch) throw new Error('the seed has no pouch');
const large = largeCatalogue(120);

describe('what is shown below a product', () => {
  it('are four others of the seed', () => {
    const choose = chooserOf(seedCatalogue);
    for (const product of seedCatalogue.products) expect(choose(product)).toHaveLength(4);
  });

  it('is what was chosen by hand, where something was', () => {
    const choose = chooserOf(seedCatalogue);
    expect(choose({ ...pouch, related: ['siegelring'] })).toEqual(['siegelring']);
  });

  it.each<[string, string, string]>([
    // The first of each other silhouette that follows, once round, and a jersey.
    [
      'sneakers',
      'rampe-skate-bordeaux',
      'kiez-low-waldgruen-no48 hafen-runner-nebel-no52 block-high-schwarz-no56 italien-heim-no67',
    ],
    // The next of the category, then the next of the others, and the bag that is given.
    ['accessoires', 'parfum-noir', 'parfum-rose parfum-noir-no76 parfum-rose-no77 kartenetui'],
    [
      'trikots',
      'vintage-1974',
      'vintage-1988 vintage-1990 hafen-runner-nebel baseball-cap-monogram-no47',
    ],
    ['bags', 'pouch', 'toiletry-bag kartenetui shoulder-bag-no42 kiez-low-mono'],
    [
      'caps',
      'baseball-cap-monogram',
      'baseball-cap-monogram-no47 baseball-cap-monogram-no88 kiez-low-waldgruen',
    ],
    [
      'sneakers',
      'nicht-da',
      'kiez-low-navy hafen-runner-nebel block-high-schwarz rampe-skate-schwarz',
    ],
  ])('in %s of %s, in a large range: %s', (collection, id, expected) => {
    const { related: _, ...product } = pouch;
    expect(chooserOf(large)({ ...product, collection, id })).toEqual(expected.split(' '));
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
          if (!product.family) continue;
          // Its own colours stand beside it already.
          for (const other of found) {
            expect(other?.family).not.toBe(product.family);
          }
        }
      }),
    );
  });
});
