import type { DemoClaims, DemoShop } from './demo-claims.ts';
import type { ListRules } from './list-rules.ts';
import type { PageText, TextId } from './page-texts.ts';
import type { PaymentMethod } from './payment-methods.ts';
import type { View } from './pictures.ts';
import type { ProductPageRules } from './product-pages.ts';
import type { ScenePictureName } from './scenes.ts';
import type { SizeList } from './size-lists.ts';
import type { GiftTexts, ProductTexts } from './texts/types.ts';
import type { Localized, PackBadge, Price } from './types.ts';

/** The range of the shop as one JSON value. `contract/catalogue.ts` has the schema. */
export interface Catalogue {
  /** In the order of lists, which is also "Empfohlen". */
  readonly products: readonly Product[];
  readonly colours: Readonly<Record<string, Colour>>;
  readonly packs: Readonly<Record<string, PackOption>>;
  /** Lists of sizes by id. */
  readonly sizes: Readonly<Record<string, SizeList>>;
  /** At most one of them is a product. */
  readonly gifts: Readonly<Record<string, Gift>>;
  readonly collections: Readonly<Record<string, Collection>>;
  /** Words of the pages that the law asks for. */
  readonly texts: Readonly<Record<TextId, PageText>>;
  readonly facts: Facts;
  /** The running, announced campaign that ends first. Never stored: the server adds it to what it serves. */
  readonly campaign?: AnnouncedCampaign;
  /** Only in a demo. Never stored: the server adds it to what it serves. */
  readonly demo?: DemoShop;
}

export interface AnnouncedCampaign {
  readonly name: Localized<string>;
  /** First instant at which it is over, in epoch milliseconds. */
  readonly endsMs: number;
  /** Live mode only: its largest reduction in whole per cent that the price history proves; absent if it proves none. */
  readonly percentOff?: number;
}

/** One picture of a product. It has a view or an alternative text. */
export interface ProductPicture {
  readonly view?: View;
  /** Path without width and ending: a shipped picture below `/images`, an uploaded one below `/media`. */
  readonly base: string;
  /** The colour shown, where the product has several. */
  readonly colour?: string;
  /** Alternative text; without one, name, colour and view describe it. */
  readonly alt?: Localized<string>;
}

/** Measures that a product may have, in the order in which its page names them. */
export const MEASURES = ['length', 'width', 'height', 'depth', 'diameter'] as const;
export type Measure = (typeof MEASURES)[number];

/** A fibre of a textile. Those of one part add up to 100 per cent. */
export interface Fibre {
  /** The part of the product, such as "Futter"; absent for all of it. */
  readonly part?: Localized<string>;
  readonly name: Localized<string>;
  readonly percent: number;
}

/** Somebody who answers for a product (Regulation (EU) 2023/988, article 19). */
export interface ResponsiblePerson {
  readonly name: string;
  readonly street: string;
  /** Postal code and town. */
  readonly town: string;
  /** Code of two letters (ISO 3166-1). */
  readonly country: string;
  readonly email: string;
}

export interface Safety {
  /** `own` is the shop's company. */
  readonly maker: 'own' | ResponsiblePerson;
  /** Responsible in the EU for a maker outside it. */
  readonly euPerson?: ResponsiblePerson;
  readonly warnings?: Localized<string>;
}

/** Facts beside `safety` that a live shop has to tell of some goods; a collection names those of its products. */
export const GOODS_FACTS = ['material', 'fibres', 'contents', 'ingredients', 'battery'] as const;
export type GoodsFact = (typeof GOODS_FACTS)[number];

/** A pack as a product offers it. */
export interface Pack extends Price {
  /** Ids of gifts. */
  readonly gifts: readonly string[];
  /** The line on the pack card that names its gifts. */
  readonly giftLine?: Localized<string>;
  readonly badge?: PackBadge;
}

interface Described extends DemoClaims {
  readonly id: string;
  /** German path of its page, which is its own; the English one has `/en` in front. */
  readonly path: string;
  /** Its home collection: the rules of its page are there. */
  readonly collection: string;
  /** Values by tag group, for filters. */
  readonly tags: Readonly<Record<string, string>>;
  /** Products of one family are shown as each other's colours. */
  readonly family?: string;
  readonly name: Localized<string>;
  readonly texts: Localized<ProductTexts>;
  /**
   * In the order of the gallery; the first of each colour is its cover. One without a colour, of a product that comes in
   * several, ends the gallery of each.
   */
  readonly pictures: readonly ProductPicture[];
  /** Search synonyms beyond the name, in both languages at once. */
  readonly searchWords?: string;
  /** Ids of sizes to choose from. */
  readonly sizes?: readonly string[];
  /** Ids of colours to choose from; a pack takes several. */
  readonly colours?: readonly string[];
  /** The colour that stands for it in lists and menus, and that its page shows at first; absent for the first. */
  readonly cover?: string;
  /** True if its page opens with its first colour chosen for a pack (docs/specification.md#4-states). */
  readonly isCoverChosen?: boolean;
  /** True if its page shows the gifts of a pack as cards. */
  readonly hasGiftCards?: boolean;
  /** Content, for the price per litre. */
  readonly volumeMl?: number;
  /** In millimetres. */
  readonly measuresMm?: Readonly<Partial<Record<Measure, number>>>;
  readonly fibres?: readonly Fibre[];
  /** Of the maker. */
  readonly articleNumber?: string;
  /** EAN or GTIN, 8 to 14 digits of which the last is the check digit. */
  readonly ean?: string;
  /** In grams. */
  readonly weightG?: number;
  readonly safety?: Safety;
  /** Of cosmetics, by their international names (INCI). */
  readonly ingredients?: string;
  /** How to dispose of battery and device. */
  readonly battery?: Localized<string>;
  /** Products to show below it, chosen by hand; absent where a rule chooses. */
  readonly related?: readonly string[];
}

/** A product with one price, or with one for each of its packs. */
export type Product = Described &
  (
    | (Price & { readonly packs?: never })
    | {
        /** By id, in the order they are offered; the first is chosen at first. */
        readonly packs: Readonly<Record<string, Pack>>;
      }
  );

/** A colour that products choose from. */
export interface Colour {
  readonly name: Localized<string>;
  /** Of swatches and tints, `#RRGGBB`. */
  readonly hex: string;
  /** Search synonyms, in both languages at once: the plain colour behind a fashionable name. */
  readonly searchWords?: string;
}

/** A pack that products offer at their own price. */
export interface PackOption {
  /** Inside a line ("Duo: Rosa, Lila"). */
  readonly name: Localized<string>;
  /** Different colours that it takes, 1 to 6; pieces of a product without colours. */
  readonly pieces: number;
  /** On its card, with a line below it where it has one. */
  readonly label: Localized<string>;
  readonly tagline?: Localized<string>;
}

export interface Gift {
  readonly name: Localized<string>;
  readonly texts: Localized<GiftTexts>;
  /** The product that is given. It comes in its colours, of which the shopper chooses one. */
  readonly product?: string;
}

/** A value of a tag, such as the silhouette 'kiez', with what the shop says of it. */
export interface TagValue {
  readonly id: string;
  readonly name: Localized<string>;
  /** Line under the names of products that have it, in lists. */
  readonly note?: Localized<string>;
  /** Search synonyms, in both languages at once. */
  readonly searchWords?: string;
  /** Facts without which a live shop publishes no product that has it. */
  readonly needs?: readonly GoodsFact[];
}

/** A page that lists products; without a path a selection that other pages show, such as the home page. */
export interface Collection {
  readonly name: Localized<string>;
  /** German path of its page. */
  readonly path?: string;
  /** Chosen by hand, in their order. A selection has these alone; in a list the others follow. */
  readonly products?: readonly string[];
  /** Collections whose products its list shows, in this order; absent for its own. */
  readonly lists?: readonly string[];
  /** The collection whose list shows its products, where it has no page. */
  readonly listedIn?: string;
  /** Groups of tags by id, with their values in the order of filters. */
  readonly tags?: Readonly<Record<string, readonly TagValue[]>>;
  /** Names of these groups in the back office; absent for the label of a filter. */
  readonly tagNames?: Readonly<Record<string, Localized<string>>>;
  /** Search synonyms of what has its home here, in both languages at once. */
  readonly searchWords?: string;
  /** Facts without which a live shop publishes none of its products. */
  readonly needs?: readonly GoodsFact[];
  /** System of its sizes, as feeds name it. */
  readonly sizeSystem?: string;
  /** Its entry in the menus of every page, ascending by place; a selection opens a panel with its products. */
  readonly menu?: {
    readonly place: number;
    readonly label: Localized<string>;
    /** Picture where screens that have nothing of their own show the shop's sections. */
    readonly picture?: string;
    /** Where that picture of a selection leads: a list, filtered by a value. */
    readonly list?: { readonly collection: string; readonly filter?: string };
  };
  /** Its picture on the home page; the first with a `call` has a button in the page's first screen. */
  readonly tile?: { readonly scene: ScenePictureName; readonly call?: Localized<string> };
  /** How its page lists products; absent without a page. */
  readonly list?: ListRules;
  /** What the pages of its products show; by default their choices in the usual order. */
  readonly page?: ProductPageRules;
  /** What an unknown address below its path shows: the shop's not-found page, by a redirect, or a page of its own. */
  readonly unknown?: 'not-found' | UnknownTexts;
  /** What the shop's not-found page says then. */
  readonly notFound?: Localized<string>;
}

/** Texts of the page of an unknown product of a collection. */
export type UnknownTexts = Readonly<Record<'title' | 'text' | 'back', Localized<string>>>;

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
