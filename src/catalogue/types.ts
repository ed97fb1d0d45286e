import type { Lang } from '#routes.ts';

/** A value for each language. */
export type Localized<Text> = Readonly<Record<Lang, Text>>;

/** Current price and the former one that the owner entered, both in EUR cents including VAT. */
export type Price = {
  readonly priceCents: number;
  readonly originalCents?: number;
  /** Live mode only: the former price that the price history proves. Never stored. */
  readonly provenCents?: number;
};

export type PackBadge = 'bestseller' | 'best_value';

/** Number of reviews and their mean. */
export type Rating = {
  readonly average: number;
  readonly count: number;
  /** Months of the first and the last one (`05/2026–11/2026`); those of the demo have none. */
  readonly period?: string;
};

/** Figures that reviews and orders prove, as of a version. Live mode only. */
export interface Proofs {
  /** Shown reviews of products by their ids; with the key `''` those of the whole shop. */
  readonly ratings: Readonly<Record<string, Rating>>;
  /** Packs that sold most in 30 days, by the ids of their products. */
  readonly bestsellers: Readonly<Record<string, string>>;
  /** Paid orders, rounded down to two digits; only where a page says them, and from ten on. */
  readonly orders?: number;
}

/** Proved figures of a product. Never stored with it: the server adds them to what it serves. */
export interface ProvenClaims {
  readonly rating?: Rating;
  /** The pack that sold most in 30 days. */
  readonly bestseller?: string;
}
