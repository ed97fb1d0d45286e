import type { Pack, Product } from '#catalogue/catalogue.ts';
import type { Price } from '#catalogue/types.ts';
import type { Covers } from './item-picture.ts';
import type { GivenProduct, Options } from './range.ts';

/**
 * A product as a list shows it, in one language, with the price it starts at. JSON: data of pages have cards,
 * and browsers read those of any other product from files (`web/cards/read-cards.ts`).
 */
export interface Card extends Price {
  readonly id: string;
  /** Values by tag group; absent where nothing filters by them. */
  readonly tags?: Readonly<Record<string, string>>;
  /** In the card's language. */
  readonly name: string;
  /** Path of the product's page, in the card's language. */
  readonly href: string;
  /** Picture the product is recognized by, without width and ending. */
  readonly cover: string;
  /** A second view for lists, where a product has one in the colour of its cover. */
  readonly other?: string;
  readonly demoRating?: NonNullable<Product['demoRating']>;
  readonly rating?: NonNullable<Product['rating']>;
  /** Line under its name in mixed lists; without it, the number of its colours stands there. */
  readonly note?: string;
  readonly volumeMl?: number;
  /** Ids, where there are colours to choose from. */
  readonly colours?: readonly string[];
  /** Present where nothing is to be chosen. */
  readonly isPlain?: true;
}

/** A card with everything that the cart needs of the product: options, measures, prices of packs, pictures by colour. */
export interface CartProduct extends Card, Pick<Product, 'measuresMm'> {
  readonly sizes?: readonly string[];
  readonly covers?: Covers;
  readonly packs?: Readonly<Record<string, Pick<Pack, 'gifts' | keyof Price>>>;
}

/** Gifts of packs, in one language. */
export interface Gifts {
  readonly names: Readonly<Record<string, string>>;
  /** The gift that is a product, with its pictures. */
  readonly given?: GivenProduct & { readonly covers: Covers } & Pick<Product, 'measuresMm'>;
}

/** A file with some of the catalogue's products. */
export interface CardFile {
  readonly products: readonly CartProduct[];
  readonly gifts: Gifts;
  readonly options: Options;
}
