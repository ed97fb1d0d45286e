import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  lineRefundCents,
  piecesRefundCents,
  REFUND_STATES,
  refundableCents,
  refundedPieces,
} from './refunds.ts';

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

test('all pieces of a line together are worth the line, however they are split', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50_000 }),
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 8 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (unit, parts, share) => {
        const quantity = parts.reduce((a, b) => a + b);
        const line = { amount: unit * quantity, quantity };
        const order = { subtotal: line.amount, discount: Math.floor(line.amount * share) };
        let done = 0;
        let sum = 0;
        for (const count of parts) {
          const cents = piecesRefundCents(order, line, done, count);
          // Pieces differ by less than a cent each.
          expect(
            Math.abs(cents - (count * (line.amount - order.discount)) / quantity),
          ).toBeLessThan(count + 1);
          sum += cents;
          done += count;
        }
        expect(sum).toBe(lineRefundCents(order, line.amount));
      },
    ),
  );
});

test('money on its way back, or gone, is not there to be paid back once more', () => {
  const order = { amount: 1000, refunded: 300, refunding: 200, chargedBack: 0 };
  expect(refundableCents(order)).toBe(500);
  expect(refundableCents({ ...order, chargedBack: 400 })).toBe(100);
  expect(refundableCents({ ...order, chargedBack: 1000 })).toBe(0);
  const pieces = [{ line: 0, quantity: 2 }];
  const taken = refundedPieces(REFUND_STATES.map((state) => ({ state, pieces })));
  expect(taken).toEqual(new Map([[0, 6]]));
});
