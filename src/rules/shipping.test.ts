import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  discountBringsShipping,
  freeShippingProgress,
  type ShippingFacts,
  shippingCents,
} from './shipping.ts';

const FACTS: ShippingFacts = { freeShippingFromCents: 2000, shippingCents: 490 };
const anyFacts: fc.Arbitrary<ShippingFacts> = fc.record({
  freeShippingFromCents: fc.nat(20_000),
  shippingCents: fc.integer({ min: 1, max: 2000 }),
});

describe('shipping', () => {
  it('is free from the threshold on, after discounts', () => {
    expect(shippingCents(FACTS, 2000)).toBe(0);
    expect(shippingCents(FACTS, 1999)).toBe(490);
    expect(shippingCents(FACTS, 2499, 500)).toBe(490);
    expect(shippingCents(FACTS, 2499, 499)).toBe(0);
  });

  it('costs nothing for an empty cart, but something for goods that a code made free', () => {
    expect(shippingCents(FACTS, 0)).toBe(0);
    expect(shippingCents(FACTS, 2499, 2499)).toBe(490);
  });

  it('knows when a discount brings it back', () => {
    expect(discountBringsShipping(FACTS, 2499, 2499)).toBe(true);
    expect(discountBringsShipping(FACTS, 2499, 499)).toBe(false);
    expect(discountBringsShipping(FACTS, 1999, 500)).toBe(false);
  });

  it('shows the bar empty, growing and full', () => {
    const progress = (goods: number) => freeShippingProgress(FACTS, goods);
    expect(progress(0)).toEqual({ remainingCents: 2000, progress: 0, isFree: false });
    expect(progress(500)).toEqual({ remainingCents: 1500, progress: 0.25, isFree: false });
    expect(progress(2000)).toEqual({ remainingCents: 0, progress: 1, isFree: true });
  });

  it('is free for every order where the threshold is 0', () => {
    const facts = { ...FACTS, freeShippingFromCents: 0 };
    expect(shippingCents(facts, 2499, 2499)).toBe(0);
    expect(freeShippingProgress(facts, 0)).toEqual({
      remainingCents: 0,
      progress: 1,
      isFree: true,
    });
  });

  it('agrees with itself: nothing remains exactly when shipping is free', () => {
    fc.assert(
      fc.property(
        anyFacts,
        fc.integer({ min: 1, max: 30_000 }),
        fc.nat(30_000),
        (facts, goods, off) => {
          const discount = Math.min(goods, off);
          const bar = freeShippingProgress(facts, goods - discount);
          expect(bar.isFree).toBe(shippingCents(facts, goods, discount) === 0);
          expect(bar.isFree).toBe(bar.remainingCents === 0);
          expect(bar.progress).toBeGreaterThanOrEqual(0);
          expect(bar.progress).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
