import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  linesLeftOut,
  linesOf,
  parcelPieces,
  restockable,
  restockedPieces,
  restocksByDefault,
} from './parcel-lines.ts';
import { REFUND_STATES, type RefundPieces } from './refunds.ts';

const lines = fc.array(
  fc.record({ quantity: fc.integer({ min: 1, max: 5 }), gift: fc.boolean(), missing: fc.nat(2) }),
  { minLength: 1, maxLength: 4 },
);
const pieces: fc.Arbitrary<RefundPieces[]> = fc.array(
  fc.record({ line: fc.nat(4), quantity: fc.integer({ min: 1, max: 3 }) }),
  { maxLength: 5 },
);

const count = (list: readonly { readonly quantity: number }[]) =>
  list.reduce((sum, { quantity }) => sum + quantity, 0);

it('leaves out what was paid back and what is in stock again', () => {
  const order = [
    { name: 'a', quantity: 3, gift: false },
    { name: 'b', quantity: 1, gift: false },
    { name: 'present', quantity: 1, gift: true },
  ];
  const refunds = [
    { state: 'pending', pieces: [{ line: 0, quantity: 1 }] },
    { state: 'failed', pieces: [{ line: 1, quantity: 1 }] },
  ] as const;
  const shown = (restocked: readonly RefundPieces[]) =>
    linesOf(order, parcelPieces(order, { refunds, restocked })).map(
      ({ name, quantity }) => `${quantity} ${name}`,
    );
  expect(shown([])).toEqual(['2 a', '1 b', '1 present']);
  expect(shown([{ line: 0, quantity: 2 }])).toEqual(['1 a', '1 b', '1 present']);
  const all = [0, 1].map((line) => ({ line, quantity: 3 }));
  expect(shown(all)).toEqual([]);
  const left = linesLeftOut(order, parcelPieces(order, { refunds, restocked: [] }));
  expect(left).toEqual([{ name: 'a', quantity: 1, gift: false }]);
});

it('puts back what is wanted and not yet back, from what has not left the house by default', () => {
  const order = [{ quantity: 3 }, { quantity: 2, missing: 1 }, { quantity: 1 }];
  const wanted = [0, 0, 1, 2].map((line) => ({ line, quantity: 1 }));
  const back = [{ line: 2, quantity: 1 }];
  expect(restockable(order, back, wanted)).toEqual([
    { line: 0, quantity: 2 },
    { line: 1, quantity: 1 },
  ]);
  expect(restockedPieces([{ kind: 'restocked', data: { pieces: back } }])).toEqual(back);
  expect(restockedPieces([{ kind: 'shipped', data: { pieces: back } }])).toEqual([]);
  expect([restocksByDefault('open'), restocksByDefault('shipped')]).toEqual([true, false]);
});

it('never packs a piece that is in stock again, nor puts one back twice', () => {
  fc.assert(
    fc.property(
      lines,
      pieces,
      pieces,
      fc.constantFrom(...REFUND_STATES),
      (order, first, second, state) => {
        const once = restockable(order, [], first);
        const twice = restockable(order, once, second);
        const restocked = [...once, ...twice];
        const back = { refunds: [{ state, pieces: first }], restocked };
        for (const [line, { quantity, missing }] of order.entries()) {
          const inStock = count(restocked.filter((each) => each.line === line));
          expect(inStock).toBeLessThanOrEqual(Math.max(0, quantity - missing));
          const packed = parcelPieces(order, back).filter((each) => each.line === line);
          expect(count(packed) + inStock).toBeLessThanOrEqual(quantity);
        }
      },
    ),
  );
});
