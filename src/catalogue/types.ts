import type { ColourId } from './colours.ts';
import type {
  CapColourId,
  PackKey,
  SeedAccessoryId,
  SeedBagId,
  SeedCapId,
  SeedJerseyId,
  SeedSneakerId,
} from './ids.ts';
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

/** Product names are in `names.ts`, in both languages; no product carries one of its own. */
export type Sneaker = Price & {
  readonly id: SeedSneakerId;
  readonly silhouette: Silhouette;
  /** Hex colours of the shoe's parts, also used to draw it. */
  readonly colours: {
    readonly base: string;
    readonly accent: string;
    readonly sole: string;
    readonly toe?: string;
    readonly pop?: string;
    readonly stripe?: string;
  };
};

export type JerseyCategory = 'National' | 'Vintage' | 'Special';

export type Jersey = Price & {
  readonly id: SeedJerseyId;
  readonly category: JerseyCategory;
  /** The number printed on the back. */
  readonly number: number;
};

export type Cap = Price & {
  readonly id: SeedCapId;
  readonly colours: readonly CapColourId[];
};

/** German category names are the stable keys (docs/specification.md#24-lists). */
export type AccessoryCategory = 'Brillen' | 'Parfüm' | 'Schmuck' | 'Uhren';

export type Accessory = Price & {
  readonly id: SeedAccessoryId;
  readonly category: AccessoryCategory;
  /** Perfume only: content, for the price per litre. */
  readonly volumeMl?: number;
};

/** Free gifts of a pack; each is a named zero line of the order. */
export type GiftKind = 'card_holder' | 'raffle_ticket' | 'wallet' | 'gift_box' | 'premium_extras';

export type PackBadge = 'bestseller' | 'best_value';

export type Pack = Price & {
  readonly gifts: readonly GiftKind[];
  readonly badge?: PackBadge;
};

export type Bag = {
  readonly id: SeedBagId;
  /** German path of the detail page; the English one has `/en` in front. */
  readonly path: string;
  readonly packs: Readonly<Record<PackKey, Pack>>;
  readonly colours: readonly ColourId[];
};

export type ProduktCategory = 'daily' | 'accessories';

/** Number of reviews and their mean; `demo` marks figures that no order proves. */
export type Rating = {
  readonly average: number;
  readonly count: number;
  readonly demo: boolean;
};

export type { ColourId, ProductKind };
