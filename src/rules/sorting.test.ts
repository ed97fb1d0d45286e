import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Lang } from '#routes.ts';
import { ACCESSORIES, JERSEYS, seedName } from '#test/seed.ts';
import {
  DEFAULT_SORT,
  parseSort,
  SORT_KEYS,
  type Sortable,
  type SortKey,
  sortProducts,
} from './sorting.ts';

const range = [...JERSEYS, ...ACCESSORIES];
const average = (id: string) => range.find((each) => each.id === id)?.demoRating.average;
const sorted = <Item extends Sortable>(
  items: readonly Item[],
  sort: SortKey,
  lang: Lang,
  averageOf: (id: string) => number | undefined = average,
) =>
  sortProducts(items, sort, {
    lang,
    nameOf: ({ id }) => seedName(id, lang),
    averageOf: ({ id }) => averageOf(id),
  });
const ids = (items: readonly Sortable[]) => items.map((item) => item.id);

describe('sortProducts', () => {
  it('recommends in the catalogue’s order', () => {
    expect(ids(sorted(range, 'empfohlen', 'de'))).toEqual(ids(range));
  });

  it('sorts by price both ways, equal prices as recommended', () => {
    const up = ids(sorted(JERSEYS, 'preis-auf', 'de'));
    expect(up.slice(0, 3)).toEqual(['brasilien-heim', 'deutschland-heim', 'argentinien-heim']);
    const down = ids(sorted(JERSEYS, 'preis-ab', 'de'));
    expect(down[0]).toBe('italien-heim');
    expect(down.at(-1)).toBe('brasilien-heim');
  });

  it('sorts names by the language shown', () => {
    const first = (lang: Lang) => sorted(JERSEYS, 'name', lang)[0]?.id;
    expect(first('de')).toBe('argentinien-heim');
    const english = sorted(JERSEYS, 'name', 'en').map((j) => seedName(j.id, 'en'));
    expect(english.slice(0, 4)).toEqual([
      'Argentina Home',
      'Brazil Home',
      'Germany Home',
      'Italy Home',
    ]);
  });

  it('puts the best rated first and those without a rating last', () => {
    const shown = sorted(JERSEYS, 'bewertung', 'de', (id) =>
      id === 'argentinien-heim' ? undefined : average(id),
    );
    expect(shown[0]?.id).toBe('vintage-1988');
    expect(shown.at(-1)?.id).toBe('argentinien-heim');
  });

  it('loses nothing, and sorting what is sorted changes nothing', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...range]),
        fc.constantFrom(...SORT_KEYS),
        fc.constantFrom('de' as const, 'en' as const),
        (items, sort, lang) => {
          const once = sorted(items, sort, lang);
          expect(new Set(once)).toEqual(new Set(items));
          expect(sorted(once, sort, lang)).toEqual(once);
        },
      ),
    );
  });

  it('is stable', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...range]), (items) => {
        const shown = sorted(items, 'preis-auf', 'de');
        for (const [index, item] of shown.entries()) {
          const next = shown[index + 1];
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
