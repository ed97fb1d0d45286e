import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addUp, spread } from './totals.ts';

const lines = fc.array(
  fc.record({ unitCents: fc.nat(1_000_000), quantity: fc.integer({ min: 1, max: 50 }) }),
  { minLength: 1, maxLength: 100 },
);
const reduction = fc.oneof(
  fc.constant(undefined),
  fc.record({ amountOffCents: fc.integer({ min: 1, max: 10_000_000 }) }),
  fc.record({ percentOff: fc.integer({ min: 1, max: 10_000 }).map((value) => value / 100) }),
);

describe('totals', () => {
  it('agree to the cent between lines and sum', () => {
    fc.assert(
      fc.property(lines, reduction, fc.nat(10_000), fc.boolean(), (items, off, shipping, taxed) => {
        const totals = addUp(items, { reduction: off, shippingCents: shipping, taxed });
        const sum = (pick: (line: (typeof totals.lines)[number]) => number) =>
          totals.lines.reduce((total, line) => total + pick(line), 0);
        expect(sum((line) => line.discountCents)).toBe(totals.discountCents);
        expect(sum((line) => line.totalCents) + shipping).toBe(totals.totalCents);
        expect(totals.discountCents).toBeLessThanOrEqual(totals.subtotalCents);
        for (const line of totals.lines) {
          expect(line.discountCents).toBeGreaterThanOrEqual(0);
          expect(line.totalCents).toBeGreaterThanOrEqual(0);
          expect(line.taxCents).toBeLessThanOrEqual(line.totalCents);
        }
      }),
    );
  });

  it('spread a reduction in proportion, largest remainders first', () => {
    expect(spread(1000, [5999, 3899])).toEqual([606, 394]);
    expect(spread(1, [1, 1, 1])).toEqual([1, 0, 0]);
    expect(spread(0, [0, 0])).toEqual([0, 0]);
  });

  it('take a percentage to the nearest cent', () => {
    const of = (percentOff: number) =>
      addUp([{ unitCents: 9998, quantity: 1 }], {
        reduction: { percentOff },
        shippingCents: 0,
        taxed: false,
      }).discountCents;
    expect([of(10), of(33.33), of(100)]).toEqual([1000, 3332, 9998]);
  });
});
