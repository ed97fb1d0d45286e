import type { DemoClaims, DemoShop } from './demo-claims.ts';
import type { COLLECTION_FIELDS, TAG_VALUE_FIELDS } from './fields/collection.ts';
import type { ValueOf } from './fields/field.ts';
import type { FIRM_FIELDS } from './fields/firm.ts';
import type { MAIL_FIELDS } from './fields/mail.ts';
import type { PAGE_FIELDS } from './fields/page.ts';
import type {
  COLOUR_FIELDS,
  FACT_FIELDS,
  GIFT_FIELDS,
  PACK_FIELDS,
  PAGE_TEXT_FIELDS,
  SIZE_LIST_FIELDS,
} from './fields/parts.ts';
import type {
  FIBRE_FIELDS,
  OFFER_FIELDS,
  PERSON_FIELDS,
  PRODUCT_FIELDS,
  TEXT_FIELDS,
} from './fields/product.ts';
import type { REDIRECT_FIELDS } from './fields/redirects.ts';
import type { TextId } from './page-texts.ts';
import type { Localized, Price, ProvenClaims, Rating } from './types.ts';

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
  /** The home page, the help page and the shop's own, by id. */
  readonly pages: Readonly<Record<string, ContentPage>>;
  /** Words of mails by kind, where they differ from the shop's. */
  readonly mails: Readonly<Record<string, MailText>>;
  readonly facts: Facts;
  /** Values that take the place of settings of the environment. */
  readonly firm?: Firm;
  readonly redirects?: Redirects;
  /** The running, announced campaign that ends first. Never stored: the server adds it to what it serves. */
  readonly campaign?: AnnouncedCampaign;
  /** Of a live shop that has not opened: nothing sells. Never stored: the server adds it to what it serves. */
  readonly unopened?: true;
  /** Figures of the whole shop; live mode only. Never stored here: the server adds them to what it serves. */
  readonly proven?: { readonly rating?: Rating; readonly orders?: number };
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

type StoredProduct = ValueOf<typeof PRODUCT_FIELDS>;
export type Fibre = ValueOf<typeof FIBRE_FIELDS>;
export type ResponsiblePerson = ValueOf<typeof PERSON_FIELDS>;
export type Safety = NonNullable<StoredProduct['safety']>;
export type ProductPicture = StoredProduct['pictures'][number];
export type ProductTexts = ValueOf<typeof TEXT_FIELDS>;
/** A labelled row of the "material and care" part, such as "Obermaterial: Rindleder". */
export type Detail = NonNullable<ProductTexts['material']>[number];
export type Pack = ValueOf<typeof OFFER_FIELDS> & Price;

type Prices = 'priceCents' | 'originalCents' | 'packs';
interface Described extends Omit<StoredProduct, Prices>, DemoClaims, ProvenClaims {}

/** A product with one price, or with one for each of its packs. */
export type Product = Described &
  (
    | (Price & { readonly packs?: never })
    | {
        /** By id, in the order they are offered; the first is chosen at first. */
        readonly packs: Readonly<Record<string, Pack>>;
      }
  );

export type Colour = ValueOf<typeof COLOUR_FIELDS>;
export type PackOption = ValueOf<typeof PACK_FIELDS>;
export type SizeList = ValueOf<typeof SIZE_LIST_FIELDS>;
export type Gift = ValueOf<typeof GIFT_FIELDS>;
export type GiftTexts = Gift['texts']['de'];
export type TagValue = ValueOf<typeof TAG_VALUE_FIELDS>;
export type Collection = ValueOf<typeof COLLECTION_FIELDS>;
export type ListRules = NonNullable<Collection['list']>;
export type SceneRule = ListRules['scenes'][number];
export type ProductPageRules = NonNullable<Collection['page']>;
export type RelatedStep = ProductPageRules['related'][number];
export type Facts = ValueOf<typeof FACT_FIELDS>;
export type Span = Facts['deliveryWorkingDays'];
export type Firm = ValueOf<typeof FIRM_FIELDS>;
export type ContentPage = ValueOf<typeof PAGE_FIELDS>;
export type Block = ContentPage['blocks'][number];
export type MailText = ValueOf<typeof MAIL_FIELDS>;
export type Redirects = ValueOf<typeof REDIRECT_FIELDS>;
export type PageText = ValueOf<typeof PAGE_TEXT_FIELDS>;
export type TextSection = PageText['sections']['de'][number];
