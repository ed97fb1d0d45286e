import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_AMOUNT_CENTS } from '#catalogue/limits.ts';
import { changePrice, isPossibleChange, type PriceChange, ROUNDINGS } from './bulk-prices.ts';

const change = (
  direction: 'up' | 'down',
  unit: 'percent' | 'euros',
  hundredths: number,
  rounding: PriceChange['rounding'] = 'none',
  original: PriceChange['original'] = 'kept',
): PriceChange => ({ direction, unit, hundredths, rounding, original });

const newPrice = (cents: number, by: PriceChange) => {
  const result = changePrice({ priceCents: cents, originalCents: cents }, by);
  return result.ok ? result.price.priceCents : result.code;
};

describe('a changed price', () => {
  test.each([
    [5999, change('down', 'percent', 1000), 5399],
    [5999, change('up', 'percent', 1000), 6599],
    // Half a cent goes where the change goes.
    [50, change('down', 'percent', 500), 47],
    [50, change('up', 'percent', 500), 53],
    [5999, change('down', 'euros', 500), 5499],
    [5999, change('up', 'euros', 1), 6000],
    [5999, change('down', 'percent', 1000, 'ends_99'), 5399],
    [6000, change('down', 'percent', 1000, 'ends_99'), 5399],
    [5998, change('down', 'percent', 1000, 'ends_99'), 5299],
    [5998, change('up', 'percent', 1000, 'ends_99'), 6599],
    [6000, change('down', 'percent', 1000, 'ends_95'), 5395],
    [6000, change('up', 'percent', 1000, 'ends_95'), 6695],
    [5999, change('down', 'percent', 1000, 'euros'), 5300],
    [5999, change('up', 'percent', 1000, 'euros'), 6600],
    [6000, change('down', 'percent', 1000, 'euros'), 5400],
    // Just below an ending: a cent's rounding must not lift it there.
    [12_987, change('down', 'percent', 1, 'ends_99'), 12_899],
    [100, change('down', 'euros', 1, 'ends_99'), 99],
    [99, change('down', 'euros', 1, 'ends_99'), 'too_low'],
    [199, change('down', 'percent', 5050, 'ends_99'), 'too_low'],
    [99, change('down', 'percent', 100, 'euros'), 'too_low'],
    [500, change('down', 'euros', 500), 'too_low'],
    [MAX_AMOUNT_CENTS, change('up', 'euros', 1), 'too_high'],
  ])('of %i cents by %o is %o', (cents, by, expected) => {
    expect(newPrice(cents, by)).toBe(expected);
  });

  test.each([
    ['12', 12],
    [12.5, 20],
    [null, null],
    [Number.NaN, 100],
    [-5, 100],
    [0, 0],
    [100, undefined],
    [MAX_AMOUNT_CENTS + 1, MAX_AMOUNT_CENTS + 1],
  ])('is refused where %o with the original %o is no price', (priceCents, originalCents) => {
    expect(changePrice({ priceCents, originalCents }, change('up', 'euros', 100))).toEqual({
      ok: false,
      code: 'no_price',
    });
  });
});

test.each([
  [{ priceCents: 5000, originalCents: 7000 }, change('down', 'euros', 500), 7000],
  [{ priceCents: 5000, originalCents: 7000 }, change('down', 'euros', 500, 'none', 'former'), 5000],
  [{ priceCents: 5000, originalCents: 7000 }, change('up', 'euros', 500), 7000],
  [{ priceCents: 5000, originalCents: 5000 }, change('up', 'euros', 500), 5500],
  [{ priceCents: 10, originalCents: 70 }, change('down', 'percent', 1, 'none', 'former'), 70],
])('The original price of %o by %o is %i', (price, by, expected) => {
  expect(changePrice(price, by)).toMatchObject({ price: { originalCents: expected } });
});

test('A former price becomes the original one after reductions alone, and none is 100 percent', () => {
  expect(isPossibleChange(change('up', 'euros', 1, 'none', 'former'))).toBe(false);
  expect(isPossibleChange(change('down', 'euros', 1, 'none', 'former'))).toBe(true);
  expect(isPossibleChange(change('down', 'percent', 10_000))).toBe(false);
  expect(isPossibleChange(change('up', 'percent', 10_000))).toBe(true);
});

const anyChange = fc
  .record({
    direction: fc.constantFrom('up', 'down'),
    unit: fc.constantFrom('percent', 'euros'),
    hundredths: fc.integer({ min: 1, max: 100_000 }),
    rounding: fc.constantFrom(...ROUNDINGS),
    original: fc.constantFrom('kept', 'former'),
  })
  .filter(isPossibleChange);
const anyPrice = fc
  .tuple(fc.integer({ min: 1, max: 200_000 }), fc.nat(50_000))
  .map(([priceCents, more]) => ({ priceCents, originalCents: priceCents + more }));

test('A price goes where the change says, to the cent or the nearest ending beyond it', () => {
  fc.assert(
    fc.property(anyPrice, anyChange, (price, by) => {
      const result = changePrice(price, by);
      const { direction, unit, hundredths, rounding } = by;
      const sign = direction === 'up' ? 1n : -1n;
      // Ten-thousandths of a cent, computed without floating point.
      const exact =
        unit === 'percent'
          ? BigInt(price.priceCents) * (10_000n + sign * BigInt(hundredths))
          : (BigInt(price.priceCents) + sign * BigInt(hundredths)) * 10_000n;
      if (!result.ok) {
        const lowest = rounding === 'none' || rounding === 'euros' ? 100n : 99n;
        expect(result.code === 'too_low' ? exact < lowest * 10_000n : exact > 0n).toBe(true);
        return;
      }
      const { priceCents, originalCents } = result.price;
      expect(Number.isInteger(priceCents) && priceCents > 0).toBe(true);
      expect(originalCents).toBeGreaterThanOrEqual(priceCents);
      expect(sign * BigInt(priceCents - price.priceCents)).toBeGreaterThanOrEqual(0n);
      const beyond = sign * (BigInt(priceCents) * 10_000n - exact);
      if (rounding === 'none') {
        expect(beyond).toBeLessThanOrEqual(5_000n);
        expect(beyond).toBeGreaterThan(-5_000n);
      } else {
        expect(priceCents % 100).toBe({ ends_99: 99, ends_95: 95, euros: 0 }[rounding]);
        expect(beyond).toBeGreaterThanOrEqual(0n);
        expect(beyond).toBeLessThan(1_000_000n);
      }
      if (by.original === 'kept') {
        expect(originalCents).toBe(Math.max(price.originalCents, priceCents));
      }
    }),
  );
});
