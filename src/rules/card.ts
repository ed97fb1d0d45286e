import type {
  AccessoryProduct,
  BagPack,
  BagProduct,
  CapProduct,
  JerseyProduct,
  Product,
  SneakerProduct,
} from '#catalogue/catalogue.ts';
import type { GiftKind, Price } from '#catalogue/types.ts';
import type { Covers } from './item-picture.ts';
import type { Options } from './range.ts';

/** Fields of a card beyond those of its kind. */
interface Shown extends Price {
  /** In the card's language. */
  readonly name: string;
  /** Path of the product's page, in the card's language. */
  readonly href: string;
  /** Picture the product is recognized by, without width and ending. */
  readonly cover: string;
  /** A second view for lists, where a product has one in the colour of its cover. */
  readonly other?: string;
  readonly demoRating: Product['demoRating'];
}

export type SneakerCard = Shown & Pick<SneakerProduct, 'kind' | 'id' | 'silhouette'>;
export type JerseyCard = Shown & Pick<JerseyProduct, 'kind' | 'id' | 'category'>;
type CapCard = Shown & Pick<CapProduct, 'kind' | 'id' | 'colours'>;
export type AccessoryCard = Shown & Pick<AccessoryProduct, 'kind' | 'id' | 'category' | 'volumeMl'>;
type BagCard = Shown & Pick<BagProduct, 'kind' | 'id' | 'colours'>;

/**
 * A product as a list shows it, in one language, with the price it starts at. JSON: data of pages have cards,
 * and browsers read those of any other product from files (`web/cards/read-cards.ts`).
 */
export type Card = SneakerCard | JerseyCard | CapCard | AccessoryCard | BagCard;

/** A card with everything that the cart needs of the product: options, packs, pictures by colour. */
export type CartProduct =
  | (SneakerCard & Pick<SneakerProduct, 'sizes'>)
  | (JerseyCard & Pick<JerseyProduct, 'sizes'>)
  | (CapCard & { readonly covers: Covers })
  | AccessoryCard
  | (BagCard & {
      readonly covers: Covers;
      readonly packs: Readonly<Record<string, Pick<BagPack, 'gifts' | keyof Price>>>;
    });

/** Gifts of packs, in one language. */
export interface Gifts {
  readonly names: Readonly<Record<GiftKind, string>>;
  /** The bag that is given, with its pictures; the first colour is given if none was chosen. */
  readonly given: {
    readonly id: string;
    readonly colours: readonly string[];
    readonly covers: Covers;
  };
}

/** A file with some of the catalogue's products. */
export interface CardFile {
  readonly products: readonly CartProduct[];
  readonly gifts: Gifts;
  readonly options: Options;
}
