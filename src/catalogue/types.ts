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

/** Number of reviews and their mean; `demo` marks figures that no order proves. */
export type Rating = {
  readonly average: number;
  readonly count: number;
  readonly demo: boolean;
};
