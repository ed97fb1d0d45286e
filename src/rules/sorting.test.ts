import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCESSORIES } from '../catalogue/accessories.ts';
import { demoRating } from '../catalogue/demo-ratings.ts';
import { JERSEYS } from '../catalogue/jerseys.ts';
import { productName } from '../catalogue/names.ts';
import { DEFAULT_SORT, parseSort, SORT_KEYS, type Sortable, sortProducts } from './sorting.ts';

const average = (id: Sortable['id']) => demoRating(id).average;
const ids = (items: readonly Sortable[]) => items.map((item) => item.id);
const range: readonly Sortable[] = [...JERSEYS, ...ACCESSORIES];

describe('sortProducts', () => {
  it('recommends in the catalogue’s order', () => {
    expect(ids(sortProducts(range, 'empfohlen', 'de', average))).toEqual(ids(range));
  });

  it('sorts by price both ways, equal prices as recommended', () => {
    const up = ids(sortProducts(JERSEYS, 'preis-auf', 'de', average));
    expect(up.slice(0, 3)).toEqual(['brasilien-heim', 'deutschland-heim', 'argentinien-heim']);
    const down = ids(sortProducts(JERSEYS, 'preis-ab', 'de', average));
    expect(down[0]).toBe('italien-heim');
    expect(down.at(-1)).toBe('brasilien-heim');
  });

  it('sorts names by the language shown', () => {
    const first = (lang: 'de' | 'en') => sortProducts(JERSEYS, 'name', lang, average)[0]?.id;
    expect(first('de')).toBe('argentinien-heim');
    const english = sortProducts(JERSEYS, 'name', 'en', average).map((j) =>
      productName(j.id, 'en'),
    );
    expect(english.slice(0, 4)).toEqual([
      'Argentina Home',
      'Brazil Home',
      'Germany Home',
      'Italy Home',
    ]);
  });

  it('puts the best rated first and those without a rating last', () => {
    const sorted = sortProducts(JERSEYS, 'bewertung', 'de', (id) =>
      id === 'argentinien-heim' ? undefined : average(id),
    );
    expect(sorted[0]?.id).toBe('vintage-1988');
    expect(sorted.at(-1)?.id).toBe('argentinien-heim');
  });

  it('loses nothing, and sorting what is sorted changes nothing', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...range]),
        fc.constantFrom(...SORT_KEYS),
        fc.constantFrom('de' as const, 'en' as const),
        (items, sort, lang) => {
          const once = sortProducts(items, sort, lang, average);
          expect(new Set(once)).toEqual(new Set(items));
          expect(sortProducts(once, sort, lang, average)).toEqual(once);
        },
      ),
    );
  });

  it('is stable', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...range]), (items) => {
        const sorted = sortProducts(items, 'preis-auf', 'de', average);
        for (const [index, item] of sorted.entries()) {
          const next = sorted[index + 1];
          if (next?.priceCents === item.priceCents) {
            expect(items.indexOf(item)).toBeLessThan(items.indexOf(next));
          }
        }
      }),
    );
  });

  it('is read from the URL', () => {
    for (const key of SORT_KEYS) expect(parseSort(key)).toBe(key);
    expect(parseSort('drop table')).toBe(DEFAULT_SORT);
    expect(parseSort(null)).toBe(DEFAULT_SORT);
  });
});
