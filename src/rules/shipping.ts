import { FREE_SHIPPING_FROM_CENTS, SHIPPING_CENTS } from '../catalogue/facts.ts';

/**
 * Shipping of an order in cents, by what its goods cost after discounts. An empty cart (no goods)
 * costs nothing; goods that a code made free still ship at the usual price.
 */
export function shippingCents(goodsCents: number, discountCents = 0): number {
  if (goodsCents <= 0) return 0;
  return goodsCents - discountCents >= FREE_SHIPPING_FROM_CENTS ? 0 : SHIPPING_CENTS;
}

export type FreeShippingProgress = {
  /** Amount still missing, in cents; 0 if shipping is free. */
  readonly remainingCents: number;
  /** 0 to 1. */
  readonly progress: number;
  readonly isFree: boolean;
};

/** The cart drawer's bar; an empty cart shows it at 0. */
export function freeShippingProgress(afterDiscountCents: number): FreeShippingProgress {
  const reached = Math.max(0, Math.min(afterDiscountCents, FREE_SHIPPING_FROM_CENTS));
  return {
    remainingCents: FREE_SHIPPING_FROM_CENTS - reached,
    progress: reached / FREE_SHIPPING_FROM_CENTS,
    isFree: reached === FREE_SHIPPING_FROM_CENTS,
  };
}
