import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineRefundCents } from './refunds.ts';

test('a line is worth its price less its share of the discount', () => {
  expect(lineRefundCents({ subtotal: 10_000, discount: 1_000 }, 5_000)).toBe(4_500);
  expect(lineRefundCents({ subtotal: 9_999, discount: 0 }, 9_999)).toBe(9_999);
  expect(lineRefundCents({ subtotal: 300, discount: 100 }, 100)).toBe(67);
  expect(lineRefundCents({ subtotal: 0, discount: 0 }, 0)).toBe(0);
});

test('all lines together are worth at least what was paid, and less than a cent more each', () => {
  const lines = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (cents, share) => {
      const subtotal = cents.reduce((a, b) => a + b);
      const discount = Math.floor(subtotal * share);
      const sum = cents.reduce((a, line) => a + lineRefundCents({ subtotal, discount }, line), 0);
      expect(sum).toBeGreaterThanOrEqual(subtotal - discount);
      expect(sum).toBeLessThan(subtotal - discount + cents.length);
    }),
  );
});
