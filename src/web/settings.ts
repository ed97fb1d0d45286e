import type { ContentPage, Facts } from '#catalogue/catalogue.ts';
import type { OfferedMethod } from '#catalogue/payment-methods.ts';
import type { Localized } from '#catalogue/types.ts';
import type { Lang } from '#routes.ts';
import type { RunningSale } from '#rules/announced-sale.ts';
import { DEMO_NAME } from '#rules/demo-name.ts';
import type { FirmCompany } from '#rules/firm.ts';
import type { ShopLook } from '#rules/shop-marks.ts';
import type { LiveTexts } from './i18n/live-texts.ts';
import type { CoreTexts } from './i18n/translate.ts';
import { SETTINGS_ELEMENT_ID } from './runtime/page-marks.ts';
import type { Target } from './runtime/target.ts';

/**
 * Settings printed into every document (a data block named `shop`): those of the environment, and in their place what the
 * catalogue stores (`shown-settings.ts`). Pages show them, so a change of the environment rebuilds the storefront. They are
 * public: never add a secret.
 */
export interface ShopSettings {
  readonly mode: 'demo' | 'live';
  /** In live mode alone. */
  readonly live?: Localized<LiveTexts>;
  /** Origin without a trailing slash, for canonical and Open Graph URLs. */
  readonly baseUrl: string;
  /** Name of the shop. */
  readonly name: string;
  readonly look?: ShopLook;
  readonly company: ShownCompany;
  /** Methods of the payment page. */
  readonly methods: readonly OfferedMethod[];
}

type Always = 'name' | 'street' | 'city' | 'email' | 'phone' | 'social';
type ShownCompany = Pick<FirmCompany, Always> & Partial<FirmCompany>;

/** A company of which nothing is known: documents print only what differs from it. */
export const UNKNOWN_COMPANY: ShownCompany = {
  name: DEMO_NAME,
  street: '',
  city: '',
  email: '',
  phone: '',
  social: {},
};

/** A product in the menus of every page, in both languages: a step to the other one loads no menu. */
export interface MenuItem {
  /** German path of its page. */
  readonly path: string;
  readonly name: Localized<string>;
  /** Picture without width and ending. */
  readonly cover: string;
}

/** A collection in the menus of every page: a link, or a panel with products. */
export type MenuEntry = {
  readonly label: Localized<string>;
  /** Of a section that is shown as a picture; without width and ending. */
  readonly picture?: string;
} & (
  | {
      /** German path. */
      readonly path: string;
      readonly items?: never;
    }
  /** The path, which may have a query, is that of its picture. */
  | { readonly path?: string; readonly items: readonly MenuItem[] }
);

/** Returns the collections of a menu that are links. */
export const menuLinks = (menu: readonly MenuEntry[]) =>
  menu.flatMap((entry) => (entry.items ? [] : [entry]));

/** A page of the shop beside its home page and its help page. */
export type OwnPage = Pick<ContentPage, 'path' | 'name' | 'footer' | 'place' | 'picture'>;

/** Facts that every page shows: banner, buy column and cart. Others are data of the pages that show them. */
export type ShopFacts = Pick<
  Facts,
  'freeShippingFromCents' | 'returnDays' | 'shippingCents' | 'vatPercent'
> & {
  /** German paths of lists, which tells links to them from those to products; the first has the whole range. */
  readonly lists: readonly string[];
  /** The shop's own pages. */
  readonly pages: readonly OwnPage[];
  /** German path of the questions; absent where no page has any under `#faq`. */
  readonly faq?: string;
  /** The announced campaign; absent while none runs. */
  readonly sale?: Readonly<Record<Lang, RunningSale>>;
};

/** Data of a prerendered document for its scripts. */
export interface PrintedData {
  readonly settings: Omit<ShopSettings, 'company' | 'name'> & {
    /** Absent if it is the demo's. */
    readonly name?: string;
    /** Fields that differ from `UNKNOWN_COMPANY`. */
    readonly company: Partial<FirmCompany>;
  };
  readonly files: {
    /** This page's chunk. */
    readonly page: string;
    /** Names of the other scripts, without folder and ending; absent where the document asks for them at once. */
    readonly scripts?: readonly string[];
    /** Names of the scripts that work after load. */
    readonly background?: readonly string[];
    /** The full sheet; the document carries only its share. */
    readonly styles: readonly string[];
  };
  /** Number of elements in the document's `#root`. */
  readonly elements: number;
  /** The page itself: of a 404 page, the address does not tell. */
  readonly target: Target;
  /** This page's own texts. Most of them are also in the document's HTML, so they compress well. */
  readonly texts: unknown;
  /** Data of the page, made of the catalogue; absent for pages without. */
  readonly data?: unknown;
  readonly menu: readonly MenuEntry[];
  /** Figures that every page shows (`shop-facts.ts`). */
  readonly facts: ShopFacts;
  /** Number of files with cards of products (`cards/read-cards.ts`). */
  readonly cardFiles: number;
  /** Present if the search's index is too large for browsers (docs/decisions/0066-large-ranges-are-searched-on-the-server.md). */
  readonly search?: 'server' | undefined;
  /** The language's shared texts. */
  readonly shared: CoreTexts;
}

let printed: PrintedData | undefined;

/** Returns the document's data block, parsed once; undefined in the dev server's empty shell. */
export function readPrintedData(): PrintedData | undefined {
  const text = printed ? null : document.getElementById(SETTINGS_ELEMENT_ID)?.textContent;
  if (text) printed = JSON.parse(text) as PrintedData;
  return printed;
}

/** Returns the printed settings; in the dev server's empty shell the demo's defaults. */
export function readPrintedSettings(): ShopSettings {
  const data = readPrintedData();
  if (data) {
    const { settings } = data;
    const company = { ...UNKNOWN_COMPANY, ...settings.company };
    return { ...settings, name: settings.name ?? DEMO_NAME, company };
  }
  if (!import.meta.env.DEV) throw new Error('the document carries no settings');
  return {
    mode: 'demo',
    baseUrl: location.origin,
    name: DEMO_NAME,
    company: UNKNOWN_COMPANY,
    methods: ['card', 'paypal'],
  };
}
