import type { BagProduct, Catalogue, Product } from '#catalogue/catalogue.ts';
import type { Lang } from '#routes.ts';
import { productPath } from '#rules/product-path.ts';
import type { NumberedCatalogue } from '#server/catalogue/read-catalogue.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';

/** Products of the seed by kind, as tests name them. */

type OfKind<Kind> = Extract<Product, { readonly kind: Kind }>;

const ofKind = <Kind extends Product['kind']>(kind: Kind) =>
  seedCatalogue.products.filter((product): product is OfKind<Kind> => product.kind === kind);

export const SNEAKERS = ofKind('sneaker');
export const JERSEYS = ofKind('jersey');
export const ACCESSORIES = ofKind('accessory');
const bags = ofKind('bag');

export const BAGS: Readonly<Record<string, BagProduct>> = Object.fromEntries(
  bags.map((bag) => [bag.id, bag]),
);
export const BAG_IDS = bags.map(({ id }) => id);
export const CAP_ID = 'baseball-cap-monogram';

function bagOf(id: string): BagProduct {
  const bag = BAGS[id];
  if (!bag) throw new Error(`the seed has no bag ${id}`);
  return bag;
}
export const POUCH = bagOf('pouch');
export const KARTENETUI = bagOf('kartenetui');

/** German paths of the bags. */
export const BAG_PATHS: Readonly<Record<string, string>> = Object.fromEntries(
  bags.map((bag) => [bag.id, productPath(bag, seedCatalogue)]),
);

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
