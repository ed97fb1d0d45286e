import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDisputeLost, isDisputeOpen } from './disputes.ts';
import {
  discountedGoods,
  lineRefundCents,
  piecesRefundCents,
  REFUND_STATES,
  refundableCents,
  refundedPieces,
} from './refunds.ts';

test('a line is worth its price less its share of the discount', () => {
  expect(lineRefundCents({ subtotalCents: 10_000, discountCents: 1_000 }, 5_000)).toBe(4_500);
  expect(lineRefundCents({ subtotalCents: 9_999, discountCents: 0 }, 9_999)).toBe(9_999);
  expect(lineRefundCents({ subtotalCents: 300, discountCents: 100 }, 100)).toBe(67);
  expect(lineRefundCents({ subtotalCents: 0, discountCents: 0 }, 0)).toBe(0);
});

test('all lines together are worth at least what was paid, and less than a cent more each', () => {
  const lines = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (cents, share) => {
      const subtotalCents = cents.reduce((a, b) => a + b);
      const discountCents = Math.floor(subtotalCents * share);
      const sum = cents.reduce(
        (a, line) => a + lineRefundCents({ subtotalCents, discountCents }, line),
        0,
      );
      expect(sum).toBeGreaterThanOrEqual(subtotalCents - discountCents);
      expect(sum).toBeLessThan(subtotalCents - discountCents + cents.length);
    }),
  );
});

test('lines that a code left out are worth their price, the others share the discount', () => {
  const line = fc.record({
    amount: fc.integer({ min: 0, max: 100_000 }),
    full_price: fc.boolean(),
  });
  const lines = fc.array(line, { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (items, share) => {
      const sharing = items.filter(({ full_price: isLeftOut }) => !isLeftOut);
      const sum = (of: readonly { readonly amount: number }[]) =>
        of.reduce((cents, { amount }) => cents + amount, 0);
      const discountCents = Math.floor(sum(sharing) * share);
      const worth = items.map((item) =>
        lineRefundCents(discountedGoods(items, discountCents, item), item.amount),
      );
      for (const [at, { amount, full_price: isLeftOut }] of items.entries())
        if (isLeftOut) expect(worth[at]).toBe(amount);
      const back = worth.reduce((cents, each) => cents + each, 0);
      expect(back).toBeGreaterThanOrEqual(sum(items) - discountCents);
      expect(back).toBeLessThan(sum(items) - discountCents + Math.max(1, sharing.length));
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
        const line = { amountCents: unit * quantity, quantity };
        const order = {
          subtotalCents: line.amountCents,
          discountCents: Math.floor(line.amountCents * share),
        };
        let done = 0;
        let sum = 0;
        for (const count of parts) {
          const cents = piecesRefundCents(order, line, done, count);
          // Pieces differ by less than a cent each.
          expect(
            Math.abs(cents - (count * (line.amountCents - order.discountCents)) / quantity),
          ).toBeLessThan(count + 1);
          sum += cents;
          done += count;
        }
        expect(sum).toBe(lineRefundCents(order, line.amountCents));
      },
    ),
  );
});

test('money on its way back, or gone, is not there to be paid back once more', () => {
  const order = { amountCents: 1000, refundedCents: 300, refundingCents: 200, chargedBackCents: 0 };
  expect(refundableCents(order)).toBe(500);
  expect(refundableCents({ ...order, chargedBackCents: 400 })).toBe(100);
  expect(refundableCents({ ...order, chargedBackCents: 1000 })).toBe(0);
  const pieces = [{ line: 0, quantity: 2 }];
  const taken = refundedPieces(REFUND_STATES.map((state) => ({ state, pieces })));
  expect(taken).toEqual(new Map([[0, 6]]));
});

test('a dispute is open until its bank has decided, also in a state that is new', () => {
  const closed = ['won', 'lost', 'warning_closed', 'prevented'];
  expect(['needs_response', 'new', ...closed].filter(isDisputeOpen)).toEqual([
    'needs_response',
    'new',
  ]);
  expect(closed.filter(isDisputeLost)).toEqual(['lost']);
});
