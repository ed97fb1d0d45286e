import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageIn, pageWindow } from './page-window.ts';

it('reads the page of an address, the first from anything else', () => {
  const pageOf = (query: string) => pageIn(new URLSearchParams(query));
  expect(['seite=2', 'seite=10203'].map(pageOf)).toEqual([2, 10203]);
  for (const query of ['', 'seite=', 'seite=0', 'seite=x2', 'seite=2x', 'seite=123456']) {
    expect(pageOf(query), query).toBe(1);
  }
});

describe('pageWindow', () => {
  it.each([
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  ])('of page %i of %i', (page, pages, expected) => {
    expect(pageWindow(page, pages)).toEqual(expected);
  });

  it('has few entries in order, with the shown page, its neighbours and both ends', () => {
    const places = fc
      .integer({ min: 1, max: 5000 })
      .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
    fc.assert(
      fc.property(places, ([page, pages]) => {
        const entries = pageWindow(page, pages);
        const numbers = entries.filter((entry) => entry !== 'gap');
        expect(entries.length).toBeLessThanOrEqual(7);
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
        for (const each of [1, Math.max(1, page - 1), page, Math.min(pages, page + 1), pages]) {
          expect(numbers).toContain(each);
        }
        for (const [at, entry] of entries.entries()) {
          const [before, after] = [entries[at - 1], entries[at + 1]];
          if (entry === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
          else if (typeof before === 'number') expect(entry - before).toBe(1);
        }
      }),
    );
  });
});
