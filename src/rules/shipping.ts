import type { Facts } from '#catalogue/catalogue.ts';

export type ShippingFacts = Pick<Facts, 'freeShippingFromCents' | 'shippingCents'>;

/**
 * Shipping of an order in cents, by what its goods cost after discounts. An empty cart (no goods)
 * costs nothing; goods that a code made free still ship at the usual price.
 */
export function shippingCents(facts: ShippingFacts, goodsCents: number, discountCents = 0): number {
  if (goodsCents <= 0) return 0;
  return goodsCents - discountCents >= facts.freeShippingFromCents ? 0 : facts.shippingCents;
}

/** True if the goods would ship free without their discount. */
export function discountBringsShipping(
  facts: ShippingFacts,
  goodsCents: number,
  discountCents: number,
): boolean {
  return (
    shippingCents(facts, goodsCents) === 0 && shippingCents(facts, goodsCents, discountCents) > 0
  );
}

type FreeShippingProgress = {
  /** Amount still missing, in cents; 0 if shipping is free. */
  readonly remainingCents: number;
  /** 0 to 1. */
  readonly progress: number;
  readonly isFree: boolean;
};

/** The cart drawer's bar; an empty cart shows it at 0, unless every order ships free. */
export function freeShippingProgress(
  { freeShippingFromCents: threshold }: ShippingFacts,
  afterDiscountCents: number,
): FreeShippingProgress {
  const reached = Math.max(0, Math.min(afterDiscountCents, threshold));
  return {
    remainingCents: threshold - reached,
    progress: threshold === 0 ? 1 : reached / threshold,
    isFree: reached === threshold,
  };
}
