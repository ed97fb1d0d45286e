import type { ColourId } from './colours.ts';
import type { PackKey } from './ids.ts';
import type { PaymentMethod } from './payment-methods.ts';
import type { View } from './pictures.ts';
import type { ProductKind } from './product-ids.ts';
import type { JerseySize, SneakerSize } from './sizes.ts';
import type { GiftTexts, ProductTexts } from './texts/types.ts';
import type {
  AccessoryCategory,
  GiftKind,
  JerseyCategory,
  Lang,
  PackBadge,
  Price,
  Silhouette,
} from './types.ts';

/**
 * The range of the shop as one JSON value. Which products exist is data; the five kinds, their options
 * (colours, sizes, packs) and their behaviour are code. `contract/catalogue.ts` has the schema.
 */
export interface Catalogue {
  /** In the order of lists; within a kind it is also "Empfohlen". */
  readonly products: readonly Product[];
  readonly gifts: Readonly<Record<GiftKind, Gift>>;
  readonly collections: Collections;
  readonly facts: Facts;
  /** The running, announced campaign that ends first. Never stored: the server adds it to what it serves. */
  readonly campaign?: AnnouncedCampaign;
}

export type Localized<Text> = Readonly<Record<Lang, Text>>;

export interface AnnouncedCampaign {
  readonly name: Localized<string>;
  /** First instant at which it is over, in epoch milliseconds. */
  readonly endsMs: number;
  /** Live mode only: its largest reduction in whole per cent that the price history proves; absent if it proves none. */
  readonly percentOff?: number;
}

/** One picture of a product. */
export interface ProductPicture {
  readonly view: View;
  /** Path without width and ending: a shipped picture below `/images`, an uploaded one below `/media`. */
  readonly base: string;
  /** The colour shown, where the product has several. */
  readonly colour?: ColourId;
  /** Alternative text. Uploaded pictures have one; shipped ones are described by name, colour and view. */
  readonly alt?: Localized<string>;
}

interface ProductOf<Kind extends ProductKind> {
  readonly kind: Kind;
  readonly id: string;
  readonly name: Localized<string>;
  readonly texts: Localized<ProductTexts>;
  /** In the order of the gallery; every colour has the same views. */
  readonly pictures: readonly ProductPicture[];
  /** Search synonyms beyond the name, in both languages at once; may be empty. */
  readonly searchWords: string;
  /** Shown in demo mode only (`rules/claims.ts`). */
  readonly demoRating: { readonly average: number; readonly count: number };
}

export interface SneakerProduct extends ProductOf<'sneaker'>, Price {
  readonly silhouette: Silhouette;
  /** Hex colours of the shoe's parts. */
  readonly partColours: {
    readonly base: string;
    readonly accent: string;
    readonly sole: string;
    readonly toe?: string;
    readonly pop?: string;
    readonly stripe?: string;
  };
  readonly sizes: readonly SneakerSize[];
}

export interface JerseyProduct extends ProductOf<'jersey'>, Price {
  readonly category: JerseyCategory;
  /** The number printed on the back. */
  readonly number: number;
  readonly sizes: readonly JerseySize[];
}

export interface CapProduct extends ProductOf<'cap'>, Price {
  readonly colours: readonly ColourId[];
}

export interface AccessoryProduct extends ProductOf<'accessory'>, Price {
  readonly category: AccessoryCategory;
  /** Perfume only: content, for the price per litre. */
  readonly volumeMl?: number;
}

export interface BagPack extends Price {
  readonly gifts: readonly GiftKind[];
  /** The line on the pack card that names its gifts. */
  readonly giftLine?: Localized<string>;
  readonly badge?: PackBadge;
}

/** Statements of customers about a product, and films that will follow; each beside the product in a colour. */
export interface Experiences {
  readonly tiles: readonly {
    readonly quote: Localized<string>;
    readonly name: string;
    readonly place: Localized<string>;
    readonly colour: ColourId;
  }[];
  readonly films: readonly { readonly title: Localized<string>; readonly colour: ColourId }[];
}

export interface BagProduct extends ProductOf<'bag'> {
  /** German path of its page; the English one has `/en` in front. */
  readonly path: string;
  readonly packs: Readonly<Record<PackKey, BagPack>>;
  readonly colours: readonly ColourId[];
  /** The colour that stands for it in lists and menus; its page shows it at first. */
  readonly cover: ColourId;
  /** True if its page opens with the cover's colour chosen (docs/specification.md#4-states). */
  readonly isCoverChosen: boolean;
  /** True if its page shows the gifts of a pack as cards. */
  readonly hasGiftCards: boolean;
  /** Section of its page; shown in demo mode only (`rules/claims.ts`). */
  readonly experiences?: Experiences;
  /** "Viewers now" of the demo. */
  readonly demoViewers: number;
}

export type Product = SneakerProduct | JerseyProduct | CapProduct | AccessoryProduct | BagProduct;

export interface Gift {
  readonly name: Localized<string>;
  readonly texts: Localized<GiftTexts>;
  /** The bag that is given. It comes in its colours, of which the shopper chooses one. */
  readonly product?: string;
}

/** Products that somebody chose and ordered by hand. */
export interface Collections {
  /** Home page. */
  readonly featured: readonly string[];
  /** Page "Neu". */
  readonly arrivals: readonly string[];
  /** Every sneaker once, in the order of recommendation. */
  readonly sneakerShelf: readonly string[];
  /** Menu of the bags. */
  readonly bagsMenu: readonly string[];
  /** By product id: what is shown below it. Without an entry the kind's rule chooses. */
  readonly related: Readonly<Record<string, readonly string[]>>;
}

/** A range of whole numbers; both ends count. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Figures that the shop promises; money in EUR cents including VAT, periods in the unit of the name. */
export interface Facts {
  readonly currency: 'EUR';
  readonly vatPercent: number;
  /** Orders from here on, after discounts, ship free; below it, `shippingCents`. */
  readonly freeShippingFromCents: number;
  readonly shippingCents: number;
  readonly dispatchWorkingDays: Span;
  readonly deliveryWorkingDays: Span;
  /** Voluntary return, on top of the statutory withdrawal. */
  readonly returnDays: number;
  readonly withdrawalDays: number;
  /** Liability for defects: consumers, and businesses by the terms (docs/specification.md#9-figures). */
  readonly warrantyYears: number;
  readonly warrantyYearsBusiness: number;
  /** Hours at which support answers, and the time within which it does. */
  readonly supportHoursPerDay: number;
  readonly supportDaysPerWeek: number;
  readonly supportAnswerHours: number;
  readonly paymentMethods: readonly PaymentMethod[];
}
