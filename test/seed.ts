import type { Catalogue, Pack, Product } from '#catalogue/catalogue.ts';
import type { DemoClaims } from '#catalogue/demo-claims.ts';
import type { Price } from '#catalogue/types.ts';
import type { Lang } from '#routes.ts';
import { promisesOf } from '#rules/order-promises.ts';
import { mapValues } from '#rules/range.ts';
import { storedCatalogue } from '#server/catalogue/demo-claims.ts';
import type { NumberedCatalogue } from '#server/catalogue/read-catalogue.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';

/** Products of the seed by what they have to choose, as tests name them. */

type Claimed = Required<Pick<DemoClaims, 'demoRating' | 'demoViewers'>>;
export type PricedProduct = Extract<Product, Price> & Claimed;
type SizedProduct = PricedProduct & { readonly sizes: readonly string[] };
export type PackedProduct = Exclude<Product, Price> &
  Claimed & {
    readonly packs: Readonly<Record<PackKey, Pack>>;
    readonly colours: readonly string[];
  };

const inCollection = <Of extends Product>(wanted: string): readonly Of[] =>
  seedCatalogue.products.filter((product): product is Of => product.collection === wanted);

export const SNEAKERS = inCollection<SizedProduct>('sneakers');
export const JERSEYS = inCollection<SizedProduct>('trikots');
export const ACCESSORIES = inCollection<PricedProduct>('accessoires');
const bags = inCollection<PackedProduct>('bags');

export const BAGS: Readonly<Record<string, PackedProduct>> = Object.fromEntries(
  bags.map((bag) => [bag.id, bag]),
);
export const BAG_IDS = bags.map(({ id }) => id);
/** Promises of an order that is placed by the seed. */
export const PROMISES = promisesOf(seedCatalogue, 0);

function bagOf(id: string): PackedProduct {
  const bag = BAGS[id];
  if (!bag) throw new Error(`the seed has no bag ${id}`);
  return bag;
}
export const POUCH = bagOf('pouch');
export const KARTENETUI = bagOf('kartenetui');

/** German paths of the bags. */
export const BAG_PATHS: Readonly<Record<string, string>> = Object.fromEntries(
  bags.map((bag) => [bag.id, bag.path]),
);

/** The seed as it is stored: without what only a demo says. */
export const STORED_SEED = storedCatalogue(seedCatalogue);

/** A product's name; empty for an id that the seed doesn't have. */
export function seedName(id: string, lang: Lang): string {
  return seedCatalogue.products.find((product) => product.id === id)?.name[lang] ?? '';
}

/** A catalogue as version 1; by default the seed. */
export const firstVersion = (catalogue: Catalogue = seedCatalogue): NumberedCatalogue => ({
  number: 1,
  catalogue,
  formerPaths: new Map(),
});

/** Packs of the seed, by their pieces. */
export const PACK_KEYS = ['einzelpack', 'duo', 'trio'] as const;
export type PackKey = (typeof PACK_KEYS)[number];
export const PACK_PIECES: Readonly<Record<PackKey, number>> = { einzelpack: 1, duo: 2, trio: 3 };

/** Names of the seed's colours. */
export const COLOURS = mapValues(seedCatalogue.colours, ({ name }) => name);

/** Name of one of them. */
export const colourName = (id: string, lang: Lang): string => COLOURS[id]?.[lang] ?? id;
export const COLOUR_IDS = Object.keys(COLOURS);
