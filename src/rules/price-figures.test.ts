import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BAGS, PACK_KEYS, POUCH } from '#test/seed.ts';
import { centsPerLitre, percentOff } from './price-figures.ts';

describe('percentOff', () => {
  /** Specified percentages of the five bags: single, duo, trio. */
  const SPECIFIED: Readonly<Record<string, readonly number[]>> = {
    'shoulder-bag': [33, 40, 43],
    'travel-bag': [50, 55, 58],
    pouch: [40, 46, 49],
    'toiletry-bag': [40, 46, 49],
    kartenetui: [50, 57, 62],
  };

  it.each(Object.entries(SPECIFIED))('gives the specified badges of %s', (id, percents) => {
    const { packs } = BAGS[id] ?? POUCH;
    const computed = PACK_KEYS.map((key) =>
      percentOff(packs[key].priceCents, packs[key].originalCents ?? 0),
    );
    expect(computed).toEqual(percents);
  });

  it('is 0 when nothing is off', () => {
    expect(percentOff(100, 100)).toBe(0);
    expect(percentOff(101, 100)).toBe(0);
    expect(percentOff(0, 0)).toBe(0);
  });

  it('stays between 0 and 100 and falls as the price rises', () => {
    const cents = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(cents, cents, cents, (a, b, original) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(percentOff(low, original)).toBeGreaterThanOrEqual(percentOff(high, original));
        expect(percentOff(low, original)).toBeLessThanOrEqual(100);
        expect(percentOff(high, original)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

it('the price per litre of 50 ml for €49.99 is €999.80', () => {
  expect(centsPerLitre(4999, 50)).toBe(99_980);
});

it('the price per litre of a whole litre is the price itself', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (cents) => {
      expect(centsPerLitre(cents, 1000)).toBe(cents);
    }),
  );
});
