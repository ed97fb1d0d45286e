import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  fulfilmentOf,
  isPartOf,
  lastArrival,
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

const HOUR = new Date(0);

/** Something that happens to an order; numbers choose among what is possible. */
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('send', 'sendAll', 'refund', 'deliver', 'return'),
    line: fc.nat(3),
    quantity: fc.integer({ min: 1, max: 3 }),
    parcel: fc.nat(3),
    restocks: fc.boolean(),
  }),
  { maxLength: 12 },
);

it('sends each piece once and none that was paid back before, and derives the order’s state', () => {
  fc.assert(
    fc.property(lines, steps, (order, history) => {
      const refunds: { state: 'succeeded'; pieces: RefundPieces[] }[] = [];
      const restocked: RefundPieces[] = [];
      const parcels: {
        pieces: RefundPieces[];
        deliveredAt: Date | null;
        returnedAt: Date | null;
      }[] = [];
      const of = (list: readonly RefundPieces[], line: number) =>
        count(list.filter((each) => each.line === line));
      for (const step of history) {
        const left = parcelPieces(order, { refunds, restocked, parcels });
        const wanted = [{ line: step.line, quantity: step.quantity }];
        const parcel = parcels[step.parcel];
        if (step.kind === 'send' && isPartOf(left, wanted)) {
          parcels.push({ pieces: wanted, deliveredAt: null, returnedAt: null });
        } else if (step.kind === 'sendAll' && left.length > 0) {
          parcels.push({ pieces: left, deliveredAt: null, returnedAt: null });
        } else if (step.kind === 'refund') {
          const done = refunds.flatMap(({ pieces: each }) => each);
          const free = (order[step.line]?.quantity ?? 0) - of(done, step.line);
          const quantity = Math.min(step.quantity, free);
          if (quantity > 0)
            refunds.push({ state: 'succeeded', pieces: [{ line: step.line, quantity }] });
        } else if (step.kind === 'deliver' && parcel?.returnedAt === null) {
          parcel.deliveredAt = HOUR;
        } else if (step.kind === 'return' && parcel?.returnedAt === null) {
          parcel.returnedAt = HOUR;
          if (step.restocks) restocked.push(...parcel.pieces);
        }
        const after = parcelPieces(order, { refunds, restocked, parcels });
        const sent = parcels.flatMap(({ pieces: each }) => each);
        const back = parcels.flatMap((each) => (each.returnedAt ? each.pieces : []));
        const paidBack = refunds.flatMap(({ pieces: each }) => each);
        for (const [line, { quantity }] of order.entries()) {
          const unsent = Math.max(0, of(paidBack, line) - of(back, line));
          expect(of(sent, line) + of(after, line)).toBeLessThanOrEqual(quantity);
          if (of(after, line) > 0)
            expect(of(after, line)).toBeLessThanOrEqual(quantity - of(sent, line) - unsent);
        }
        const state = fulfilmentOf(after, parcels);
        expect(state === 'open').toBe(after.length > 0 || parcels.length === 0);
        expect(state === 'returned').toBe(
          after.length === 0 && parcels.length > 0 && parcels.every(({ returnedAt }) => returnedAt),
        );
        const arrived = lastArrival(state, parcels);
        if (state === 'open' || state === 'shipped') expect(arrived).toBeNull();
        if (state === 'delivered') expect(arrived).toEqual(HOUR);
      }
    }),
  );
});

it('lets the withdrawal’s time run from the last of several parcels', () => {
  const at = (hour: number) => ({ pieces: [], deliveredAt: new Date(hour), returnedAt: null });
  expect(lastArrival('delivered', [at(3), at(2)])).toEqual(new Date(3));
  expect(lastArrival('shipped', [at(3), { ...at(2), deliveredAt: null }])).toBeNull();
});

it('sends a present with what is kept, and what was sent but came back again', () => {
  const order = [
    { quantity: 2, gift: false },
    { quantity: 1, gift: true },
  ];
  const parcel = { pieces: [{ line: 0, quantity: 1 }], deliveredAt: null, returnedAt: null };
  const left = (
    refunded: number,
    ...parcels: { pieces: RefundPieces[]; deliveredAt: null; returnedAt: Date | null }[]
  ) =>
    parcelPieces(order, {
      refunds:
        refunded > 0 ? [{ state: 'pending', pieces: [{ line: 0, quantity: refunded }] }] : [],
      restocked: [],
      parcels,
    });
  const present = { line: 1, quantity: 1 };
  expect(left(1, parcel)).toEqual([present]);
  expect(left(2)).toEqual([]);
  // The piece that came back is the one that was paid back: the other is still to be sent.
  expect(left(1, { ...parcel, returnedAt: HOUR })).toEqual([{ line: 0, quantity: 1 }, present]);
});
