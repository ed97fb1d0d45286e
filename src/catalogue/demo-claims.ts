import type { Localized, PackBadge } from './types.ts';

/**
 * Claims that the specification asks for and nothing proves (docs/specification.md#9-figures). They stand in
 * `catalogue/demo.json`, never in a database; `rules/claims.ts` decides about them, and live mode shows none.
 */

/** What only a demo says of a product. */
export interface DemoClaims {
  readonly demoRating?: { readonly average: number; readonly count: number };
  /** "Viewers now". */
  readonly demoViewers?: number;
  /** Badges of its packs by their ids. */
  readonly demoBadges?: Readonly<Record<string, PackBadge>>;
  /** Section of its page. */
  readonly experiences?: Experiences;
}

/** Statements of customers about a product, and films that will follow. */
export interface Experiences {
  readonly tiles: readonly {
    readonly quote: Localized<string>;
    readonly name: string;
    readonly place: Localized<string>;
    /** One of the product's pictures: its path without width and ending. */
    readonly picture: string;
  }[];
  readonly films: readonly { readonly title: Localized<string> }[];
}

/** A review of the home page, which nobody wrote. */
export interface DemoReview {
  readonly name: string;
  /** 1 to 5 stars. */
  readonly rating: number;
  readonly daysAgo: number;
  readonly text: Localized<string>;
}

/** What only a demo says of the shop. */
export interface DemoShop {
  readonly rating: { readonly average: number; readonly count: number };
  /** The 70 of 'Bis zu 70% Rabatt'. */
  readonly flashSalePercent: number;
  readonly reviews: readonly DemoReview[];
}

/** "50% off everything today", the banner's first message. In the program, because every document would print it. */
export const DEMO_BANNER_PERCENT = 50;
