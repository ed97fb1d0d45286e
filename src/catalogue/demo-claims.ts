/**
 * Marketing figures the specification asks for that nothing proves (docs/specification.md#9-figures).
 * `rules/claims.ts` decides about them: only demo mode shows them, live mode never shows one.
 */

export const DEMO_COUNTERS = {
  customers: 10_000,
  years: 5,
  products: 50,
  satisfactionPercent: 99,
} as const;

export const DEMO_SHOP_RATING = { average: 4.8, count: 778 } as const;

/** "50% off everything today", the banner's first message. */
export const DEMO_BANNER_PERCENT = 50;

/** The 70 of 'Bis zu 70% Rabatt'. */
export const DEMO_FLASH_SALE_PERCENT = 70;
