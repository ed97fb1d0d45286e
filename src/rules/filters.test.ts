import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { ALL, filterParam, loadMore, parseFilter, priceCapParam, soldOutLast } from './filters.ts';
import { filtersOf, listsOf } from './lists.ts';

describe('categories', () => {
  it('go to the URL and back', () => {
    const families = listsOf(seedCatalogue).flatMap(
      (list) => filtersOf(list, seedCatalogue).families,
    );
    for (const family of families) {
      expect(parseFilter(filterParam(family), families)).toBe(family);
    }
    expect(filterParam(ALL)).toBeUndefined();
    expect(parseFilter('schuhe', families)).toBe(ALL);
    expect(parseFilter(null, families)).toBe(ALL);
  });
});

it('sold-out products stand last, in their order; a sold-out size moves nothing', () => {
  const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  const gone = { a: 'Ausverkauft', c: 'Ausverkauft', 'b-42': 'Ausverkauft' };
  expect(
    soldOutLast(items, gone)
      .map(({ id }) => id)
      .join(''),
  ).toBe('bdac');
});

describe('loadMore', () => {
  it('shows a beginning of the list, more with every page, and reaches its end', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat()),
        fc.oneof(fc.integer(), fc.double()),
        fc.integer({ min: 1, max: 20 }),
        (items, pages, perPage) => {
          const { visible, hasMore } = loadMore(items, pages, perPage);
          expect(visible).toEqual(items.slice(0, visible.length));
          expect(visible.length).toBeGreaterThanOrEqual(Math.min(perPage, items.length));
          expect(hasMore).toBe(visible.length < items.length);
          expect(loadMore(items, items.length, perPage).hasMore).toBe(false);
        },
      ),
    );
  });
});

describe('the price filter', () => {
  it('stands in the URL in whole euros', () => expect(priceCapParam(4000)).toBe('unter-40'));
});
