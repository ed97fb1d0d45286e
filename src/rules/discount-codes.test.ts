import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CodeTerms,
  discountCents,
  missingToMinimumCents,
  missingToPayCents,
  mostHeldUses,
  orderTotals,
  shipsFree,
  type TotalsFacts,
} from './discount-codes.ts';

const terms: fc.Arbitrary<CodeTerms> = fc.oneof(
  fc.record({
    kind: fc.constant('percent' as const),
    value: fc.integer({ min: 1, max: 100 }),
    minimumCents: fc.nat(20_000),
  }),
  fc.record({
    kind: fc.constant('amount' as const),
    value: fc.integer({ min: 1, max: 50_000 }),
    minimumCents: fc.nat(20_000),
  }),
  fc.record({
    kind: fc.constant('shipping' as const),
    value: fc.constant(0),
    minimumCents: fc.nat(20_000),
  }),
);
const subtotal = fc.nat(99_999_999);

describe('discountCents', () => {
  it('takes off per cent and amounts', () => {
    expect(discountCents({ kind: 'percent', value: 10, minimumCents: 0 }, 10799)).toBe(1080);
    expect(discountCents({ kind: 'amount', value: 500, minimumCents: 0 }, 10799)).toBe(500);
  });

  it('waits for its minimum', () => {
    const code: CodeTerms = { kind: 'percent', value: 10, minimumCents: 5000 };
    expect(discountCents(code, 4999)).toBe(0);
    expect(missingToMinimumCents(code, 4999)).toBe(1);
    expect(discountCents(code, 5000)).toBe(500);
    expect(missingToMinimumCents(code, 5000)).toBe(0);
  });

  it('stays between nothing and everything', () => {
    fc.assert(
      fc.property(terms, subtotal, (code, cents) => {
        const off = discountCents(code, cents);
        expect(Number.isSafeInteger(off)).toBe(true);
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(cents);
      }),
    );
  });
});

const FACTS: TotalsFacts = { freeShippingFromCents: 2000, shippingCents: 490, vatPercent: 19 };
const anyFacts: fc.Arbitrary<TotalsFacts> = fc.record({
  freeShippingFromCents: fc.nat(20_000),
  shippingCents: fc.nat(2000),
  vatPercent: fc.nat(100),
});

describe('orderTotals', () => {
  it('adds up', () => {
    expect(orderTotals({ subtotalCents: 19798, discountCents: 1 }, FACTS)).toEqual({
      subtotalCents: 19798,
      discountCents: 1,
      shippingCents: 0,
      totalCents: 19797,
      includedVatCents: 3161,
    });
    const below = { subtotalCents: 2499, discountCents: 500 };
    expect(orderTotals(below, FACTS).totalCents).toBe(1999 + 490);
  });

  it('can be paid from 50 cents on, and without a payment at nothing', () => {
    expect([0, 1, 49, 50, 51].map(missingToPayCents)).toEqual([0, 49, 1, 0, 0]);
  });

  it('is all zero for an empty cart', () => {
    expect(Object.values(orderTotals({ subtotalCents: 0, discountCents: 900 }, FACTS))).toEqual([
      0, 0, 0, 0, 0,
    ]);
  });

  it('always charges goods less discount plus shipping, and never less than nothing', () => {
    fc.assert(
      fc.property(terms, subtotal, anyFacts, (code, subtotalCents, facts) => {
        const off = discountCents(code, subtotalCents);
        const totals = orderTotals({ subtotalCents, discountCents: off }, facts);
        expect(totals.totalCents).toBe(
          totals.subtotalCents - totals.discountCents + totals.shippingCents,
        );
        expect(totals.totalCents).toBeGreaterThanOrEqual(0);
        expect(totals.includedVatCents).toBeLessThanOrEqual(totals.totalCents);
      }),
    );
  });
});

it('one network holds at least one use, at most a fifth of more than four, and never many', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (maxUses) => {
      const held = mostHeldUses(maxUses);
      expect(held).toBeGreaterThanOrEqual(1);
      expect(held).toBeLessThanOrEqual(20);
      if (maxUses > 4) expect(held * 5).toBeLessThanOrEqual(maxUses);
    }),
  );
});

it('free shipping takes off the shipping alone, from its minimum on', () => {
  const facts = { freeShippingFromCents: 5_000, shippingCents: 490, vatPercent: 19 };
  const terms: CodeTerms = { kind: 'shipping', value: 0, minimumCents: 2_000 };
  const totals = (subtotalCents: number) =>
    orderTotals({ subtotalCents, shipsFree: shipsFree(terms, subtotalCents) }, facts);
  expect(totals(1_999)).toMatchObject({ discountCents: 0, shippingCents: 490, totalCents: 2_489 });
  expect(totals(2_000)).toMatchObject({ discountCents: 0, shippingCents: 0, totalCents: 2_000 });
});
