import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCESSORIES } from '../catalogue/accessories.ts';
import { JERSEYS } from '../catalogue/jerseys.ts';
import { SNEAKERS_PER_PAGE } from '../catalogue/limits.ts';
import { seedCatalogue } from '../catalogue/seed/seed-catalogue.ts';
import { SNEAKERS } from '../catalogue/sneakers.ts';
import {
  ACCESSORY_FILTERS,
  ALL,
  categoryCounts,
  filterParam,
  filterSneakers,
  inCategory,
  JERSEY_FILTERS,
  loadMore,
  PRODUKTE_FILTERS,
  parseFilter,
  priceCapParam,
  SNEAKER_FILTERS,
  underPrice,
} from './filters.ts';
import { produktCategory } from './products.ts';

describe('categories', () => {
  it('split every list without rest', () => {
    const check = <Item extends { category: string }>(
      items: readonly Item[],
      filters: readonly (typeof ALL | Item['category'])[],
    ) => {
      const parts = filters.filter((filter) => filter !== ALL).map((f) => inCategory(items, f));
      expect(parts.flat()).toHaveLength(items.length);
      expect(new Set(parts.flat())).toEqual(new Set(items));
      for (const part of parts) expect(part.length).toBeGreaterThan(0);
      expect(inCategory(items, ALL)).toBe(items);
    };
    check(JERSEYS, JERSEY_FILTERS);
    check(ACCESSORIES, ACCESSORY_FILTERS);
    const fashion = seedCatalogue.products.flatMap(({ id, kind }) => {
      const category = produktCategory(kind);
      return category ? [{ id, category }] : [];
    });
    check(fashion, PRODUKTE_FILTERS);
  });

  it('are counted', () => {
    const counts = categoryCounts(
      SNEAKERS.map((sneaker) => sneaker.silhouette),
      SNEAKER_FILTERS,
    );
    expect([...counts]).toEqual([
      ['alle', 16],
      ['kiez', 4],
      ['hafen', 4],
      ['block', 4],
      ['rampe', 4],
    ]);
  });

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

describe('filterSneakers', () => {
  it('filters by silhouette and sale together', () => {
    const onSale = (sneaker: (typeof SNEAKERS)[number]) => sneaker.priceCents < 6000;
    const ids = filterSneakers(SNEAKERS, { silhouette: 'rampe', saleOnly: true }, onSale);
    expect(ids).toHaveLength(4);
    expect(filterSneakers(SNEAKERS, { silhouette: 'kiez', saleOnly: true }, onSale)).toEqual([]);
    expect(filterSneakers(SNEAKERS, { silhouette: ALL, saleOnly: false }, onSale)).toEqual(
      SNEAKERS,
    );
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

  it('keeps what costs less, in its order', () => {
    const cheap = underPrice(JERSEYS, 4000);
    expect(cheap.map(({ id }) => id)).toEqual([
      'deutschland-heim',
      'brasilien-heim',
      'argentinien-heim',
    ]);
    expect(underPrice(JERSEYS, 3998)).toEqual([]);
  });

  it('can leave a category empty, which its page then says', () => {
    expect(inCategory(underPrice(JERSEYS, 4000), 'Vintage')).toEqual([]);
    expect(inCategory(underPrice(ACCESSORIES, 3000), 'Uhren')).toEqual([]);
  });
});
