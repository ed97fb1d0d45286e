import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addUp, spread } from './totals.ts';

const lines = fc.array(
  fc.record({ unitCents: fc.nat(1_000_000), quantity: fc.integer({ min: 1, max: 50 }) }),
  { minLength: 1, maxLength: 100 },
);

describe('totals', () => {
  it('agree to the cent between lines and sum', () => {
    fc.assert(
      fc.property(lines, fc.nat(10_000_000), fc.nat(10_000), (items, off, shipping) => {
        const totals = addUp(items, { discountCents: off, shippingCents: shipping });
        const sum = (pick: (line: (typeof totals.lines)[number]) => number) =>
          totals.lines.reduce((total, line) => total + pick(line), 0);
        expect(sum((line) => line.discountCents)).toBe(totals.discountCents);
        expect(sum((line) => line.totalCents) + shipping).toBe(totals.totalCents);
        expect(totals.discountCents).toBeLessThanOrEqual(totals.subtotalCents);
        for (const line of totals.lines) {
          expect(line.discountCents).toBeGreaterThanOrEqual(0);
          expect(line.totalCents).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('spread a reduction in proportion, largest remainders first', () => {
    expect(spread(1000, [5999, 3899])).toEqual([606, 394]);
    expect(spread(1, [1, 1, 1])).toEqual([1, 0, 0]);
    expect(spread(0, [0, 0])).toEqual([0, 0]);
  });
});
