import type { BagPack, Catalogue, Localized, Product } from '#catalogue/catalogue.ts';
import { OPTIONS, type OptionTable, type PackOption } from '#catalogue/options.ts';
import type { GiftKind, Price } from '#catalogue/types.ts';
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
  readonly packs?: Readonly<Record<string, Pick<BagPack, 'gifts'>>>;
}

/** The same with prices: one, or one for each pack. */
export type PricedProduct = ItemProduct &
  (
    | (Price & { readonly packs?: never })
    | { readonly packs: Readonly<Record<string, Pick<BagPack, 'gifts' | keyof Price>>> }
  );

/** Returns the product of an id, which may be any text; undefined if there is none. */
export type FindProduct<Found = Product> = (id: string) => Found | undefined;

/** The bag that packs give. */
interface GivenBag {
  readonly id: string;
  /** The first is given if none was chosen. */
  readonly colours: readonly string[];
}

/** Names of gifts by kind. */
export type GiftNames = Readonly<Record<GiftKind, Name>>;

/** Names of options, and the pieces of packs. */
export interface Options extends Pick<OptionTable, 'colours'> {
  readonly packs: Readonly<Record<string, Pick<PackOption, 'name' | 'pieces'>>>;
}

/** Part of a catalogue that carts and orders are read with. */
export interface Range<Found = Product> {
  readonly find: FindProduct<Found>;
  readonly given: GivenBag;
  readonly giftNames: Readonly<Record<GiftKind, Localized<string>>>;
  readonly options: Options;
}

/** Returns `make` with its results kept for as long as their catalogues are in use. */
export function perCatalogue<Made>(
  make: (catalogue: Catalogue) => Made,
): (catalogue: Catalogue) => Made {
  return perObject(make);
}

/** Products of a catalogue by id, and its gifts. */
export const rangeOf = perCatalogue(({ products, gifts }): Range => {
  const byId = new Map<string, Product>(products.map((product) => [product.id, product]));
  const given = byId.get(gifts.card_holder.product ?? '');
  if (given?.kind !== 'bag')
    throw new Error('gifts.card_holder.product is no bag of the catalogue');
  return {
    find: (id) => byId.get(id),
    options: OPTIONS,
    given,
    giftNames: {
      card_holder: gifts.card_holder.name,
      raffle_ticket: gifts.raffle_ticket.name,
      wallet: gifts.wallet.name,
      gift_box: gifts.gift_box.name,
      premium_extras: gifts.premium_extras.name,
    },
  };
});
