import fc from 'fast-check';
import MiniSearch from 'minisearch';
import { expect, it } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { catalogues, grownCatalogue } from '#test/catalogues.ts';
import { boundQuery, MAX_QUERY_LENGTH, MAX_QUERY_WORDS } from './bound-query.ts';
import { searchDocument } from './search-documents.ts';
import { searchIndexOf } from './search-index.ts';
import { SEARCH_OPTIONS, type SearchDocument } from './search-options.ts';

function libraryOf(catalogue: Catalogue): MiniSearch<SearchDocument> {
  const library = new MiniSearch<SearchDocument>(SEARCH_OPTIONS);
  library.addAll(catalogue.products.map((product) => searchDocument(product, 'de', catalogue)));
  return library;
}

it('knows the terms that a search of the library finds, exactly or at their start', () => {
  const terms = fc.oneof(
    fc.constantFrom('sn', 'sne', 'sneaker', 'sneakerz', 'gro', 'grosse', '42', '4', 'navy', 'zz'),
    fc.string({ minLength: 1, maxLength: 5 }).filter((term) => /^[a-z0-9]+$/.test(term)),
  );
  const someTerms = fc.array(terms, { minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(fc.oneof(catalogues, fc.constant(grownCatalogue)), someTerms, (catalogue, each) => {
      const library = libraryOf(catalogue);
      const json = library.toJSON();
      const { isKnown } = searchIndexOf(
        library,
        json.index.map(([each]) => each),
        [],
      );
      const options = { fuzzy: false as const, processTerm: (folded: string) => folded };
      for (const term of each) {
        expect(isKnown(term)).toBe(library.search(term, options).length > 0);
      }
    }),
    { numRuns: 20 },
  );
});

it('searches the first words of a query, each once', () => {
  expect(boundQuery('  Rote Sneaker, rote SNEAKER 42 ')).toBe('rote sneaker 42');
  expect(boundQuery('')).toBe('');
  expect(boundQuery('a\tb+c|d\u00adé=f')).toBe('a b c dé f');
  expect(boundQuery('a a a a')).toBe('a');
  const many = Array.from({ length: 100 }, (_, index) => `w${index}`).join(' ');
  expect(boundQuery(many).split(' ')).toHaveLength(MAX_QUERY_WORDS);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (query) => {
      const bound = boundQuery(query);
      expect(bound.split(' ').length).toBeLessThanOrEqual(MAX_QUERY_WORDS);
      expect(boundQuery(query.slice(0, MAX_QUERY_LENGTH))).toBe(bound);
    }),
  );
});
