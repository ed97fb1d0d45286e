import type { ColourId } from './colours.ts';
import type { ProductKind } from './product-ids.ts';

/** The shop's languages; German is the default and has no path prefix. */
export type Lang = 'de' | 'en';

/** A product and its kind: enough to build a link or find its picture. */
export interface ProductRef {
  readonly kind: ProductKind;
  readonly id: string;
}

/** Current and former price, both in EUR cents including VAT. */
export type Price = {
  readonly priceCents: number;
  readonly originalCents: number;
  /** Live mode only: the former price that the price history proves. Never stored. */
  readonly provenCents?: number;
};

export type Silhouette = 'kiez' | 'hafen' | 'block' | 'rampe';

export type JerseyCategory = 'National' | 'Vintage' | 'Special';

/** German category names are the stable keys (docs/specification.md#24-lists). */
export type AccessoryCategory = 'Brillen' | 'Parfüm' | 'Schmuck' | 'Uhren';

/** Free gifts of a pack; each is a named zero line of the order. */
export type GiftKind = 'card_holder' | 'raffle_ticket' | 'wallet' | 'gift_box' | 'premium_extras';

export type PackBadge = 'bestseller' | 'best_value';

export type ProduktCategory = 'daily' | 'accessories';

/** Number of reviews and their mean; `demo` marks figures that no order proves. */
export type Rating = {
  readonly average: number;
  readonly count: number;
  readonly demo: boolean;
};

export type { ColourId, ProductKind };
