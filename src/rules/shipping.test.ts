import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FREE_SHIPPING_FROM_CENTS, SHIPPING_CENTS } from '../catalogue/facts.ts';
import { freeShippingProgress, shippingCents } from './shipping.ts';

describe('shipping', () => {
  it('is free from the threshold on, after discounts', () => {
    expect(shippingCents(FREE_SHIPPING_FROM_CENTS)).toBe(0);
    expect(shippingCents(FREE_SHIPPING_FROM_CENTS - 1)).toBe(SHIPPING_CENTS);
    expect(shippingCents(2499, 500)).toBe(SHIPPING_CENTS);
    expect(shippingCents(2499, 499)).toBe(0);
  });

  it('costs nothing for an empty cart, but something for goods that a code made free', () => {
    expect(shippingCents(0)).toBe(0);
    expect(shippingCents(2499, 2499)).toBe(SHIPPING_CENTS);
  });

  it('shows the bar empty, growing and full', () => {
    expect(freeShippingProgress(0)).toEqual({ remainingCents: 2000, progress: 0, isFree: false });
    expect(freeShippingProgress(500)).toEqual({
      remainingCents: 1500,
      progress: 0.25,
      isFree: false,
    });
    expect(freeShippingProgress(2000)).toEqual({ remainingCents: 0, progress: 1, isFree: true });
  });

  it('agrees with itself: nothing remains exactly when shipping is free', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.nat(10_000), (goods, off) => {
        const discount = Math.min(goods, off);
        const bar = freeShippingProgress(goods - discount);
        expect(bar.isFree).toBe(shippingCents(goods, discount) === 0);
        expect(bar.isFree).toBe(bar.remainingCents === 0);
        expect(bar.progress).toBeGreaterThanOrEqual(0);
        expect(bar.progress).toBeLessThanOrEqual(1);
      }),
    );
  });
});
