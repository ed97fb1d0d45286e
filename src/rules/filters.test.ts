import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SNEAKERS_PER_PAGE } from '#catalogue/limits.ts';
import { SNEAKERS } from '#test/seed.ts';
import {
  ACCESSORY_FILTERS,
  ALL,
  filterParam,
  JERSEY_FILTERS,
  loadMore,
  parseFilter,
  priceCapParam,
} from './filters.ts';

describe('categories', () => {
  it('go to the URL and back', () => {
    for (const filter of [...JERSEY_FILTERS, ...ACCESSORY_FILTERS]) {
      const filters = [...JERSEY_FILTERS, ...ACCESSORY_FILTERS];
      expect(parseFilter(filterParam(filter), filters)).toBe(filter);
    }
    expect(filterParam(ALL)).toBeUndefined();
    expect(parseFilter('schuhe', JERSEY_FILTERS)).toBe(ALL);
    expect(parseFilter(null, JERSEY_FILTERS)).toBe(ALL);
  });
});

describe('loadMore', () => {
  it('shows 12 of 16 sneakers, then all', () => {
    expect(loadMore(SNEAKERS, 1, SNEAKERS_PER_PAGE)).toMatchObject({ total: 16, hasMore: true });
    expect(loadMore(SNEAKERS, 1, SNEAKERS_PER_PAGE).visible).toHaveLength(12);
    expect(loadMore(SNEAKERS, 2, SNEAKERS_PER_PAGE)).toMatchObject({ hasMore: false });
  });

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
