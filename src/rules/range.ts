import type { Catalogue, Pack, PackOption, Product, TagValue } from '#catalogue/catalogue.ts';
import type { Localized, Price } from '#catalogue/types.ts';
import type { Name } from './name.ts';
import { perObject } from './per-object.ts';

/**
 * Parts of a catalogue, as narrow as rules need them. The server passes products of its catalogue; a page
 * of the storefront passes the fields that it has loaded.
 */

/** Fields that an item id is read with: what may be chosen. A pack wants several of the colours. */
export interface ItemProduct {
  readonly id: string;
  readonly sizes?: readonly string[];
  readonly colours?: readonly string[];
  readonly packs?: Readonly<Record<string, Pick<Pack, 'gifts'>>>;
}

/** The same with prices: one for each pack, or one. */
export interface PricedProduct extends ItemProduct, Partial<Price> {
  readonly packs?: Readonly<Record<string, Pick<Pack, 'gifts' | keyof Price>>>;
}

/** Returns the product of an id, which may be any text; undefined if there is none. */
export type FindProduct<Found = Product> = (id: string) => Found | undefined;

/** The gift that is a product and comes in its colours. */
export interface GivenProduct {
  /** Id of the gift. */
  readonly gift: string;
  /** Id of the product. */
  readonly id: string;
  /** The first is given if none was chosen. */
  readonly colours: readonly string[];
}

/** Names of gifts by id. */
export type GiftNames = Readonly<Record<string, Name>>;

/** Names of options, and the pieces of packs. */
export interface Options {
  readonly colours: Readonly<Record<string, Localized<string>>>;
  readonly packs: Readonly<Record<string, Pick<PackOption, 'name' | 'pieces'>>>;
  /** Labels of sizes that differ from their ids. */
  readonly sizes: Readonly<Record<string, Localized<string>>>;
}

/** Part of a catalogue that carts and orders are read with. */
export interface Range<Found = Product> {
  readonly find: FindProduct<Found>;
  /** Undefined if no gift is a product. */
  readonly given: GivenProduct | undefined;
  readonly giftNames: Readonly<Record<string, Localized<string>>>;
  readonly options: Options;
}

/** Returns `make` with its results kept for as long as their catalogues are in use. */
export function perCatalogue<Made>(
  make: (catalogue: Catalogue) => Made,
): (catalogue: Catalogue) => Made {
  return perObject(make);
}

export const mapValues = <Value, Made>(
  record: Readonly<Record<string, Value>>,
  make: (value: Value) => Made,
): Readonly<Record<string, Made>> =>
  Object.fromEntries(Object.entries(record).map(([id, value]) => [id, make(value)]));

/** Returns options as far as carts and orders name them. */
export const cartOptions = ({
  colours,
  packs,
  sizes,
}: Pick<Catalogue, 'colours' | 'packs' | 'sizes'>): Options => ({
  colours: mapValues(colours, ({ name }) => name),
  packs: mapValues(packs, ({ name, pieces }) => ({ name, pieces })),
  sizes: Object.fromEntries(
    Object.values(sizes).flatMap((list) =>
      list.sizes.flatMap(({ id, label }) =>
        label.de === id && label.en === id ? [] : [[id, label] as const],
      ),
    ),
  ),
});

/** Products of a catalogue by id, and its gifts. */
export const rangeOf = perCatalogue((catalogue): Range => {
  const { products, gifts } = catalogue;
  const byId = new Map<string, Product>(products.map((product) => [product.id, product]));
  const given = Object.entries(gifts).flatMap(([gift, { product = '' }]): GivenProduct[] => {
    const colours = byId.get(product)?.colours;
    return colours ? [{ gift, id: product, colours }] : [];
  });
  return {
    find: (id) => byId.get(id),
    options: cartOptions(catalogue),
    given: given[0],
    giftNames: mapValues(gifts, ({ name }) => name),
  };
});

/** Ids of the products that somebody chose for a collection, in their order. */
export const selectionOf = (id: string, { collections }: Catalogue): readonly string[] =>
  collections[id]?.products ?? [];

/** Groups of tags of all collections, by id; drafts may name groups that no collection has. */
export const tagsOf = perObject(
  (collections: Catalogue['collections']): Readonly<Record<string, readonly TagValue[]>> =>
    Object.assign(Object.create(null), ...Object.values(collections).map(({ tags }) => tags)),
);

/** Returns the tags of a product that a collection explains. */
export function tagValues(
  tags: Product['tags'],
  collections: Catalogue['collections'],
): readonly TagValue[] {
  const groups = tagsOf(collections);
  return Object.entries(tags).flatMap(
    ([group, value]) => groups[group]?.find(({ id }) => id === value) ?? [],
  );
}
