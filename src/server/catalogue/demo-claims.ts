import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue, Product } from '#catalogue/catalogue.ts';
import type { DemoClaims, DemoShop } from '#catalogue/demo-claims.ts';
import { perObject } from '#rules/per-object.ts';

const FILE = path.join(import.meta.dirname, '../../../catalogue/demo.json');

const {
  shop: demo,
  products: CLAIMS,
}: { readonly shop: DemoShop; readonly products: Readonly<Record<string, DemoClaims>> } =
  JSON.parse(readFileSync(FILE, 'utf8'));

const withClaims = perObject((product: Product): Product => {
  const claims = Object.hasOwn(CLAIMS, product.id) ? CLAIMS[product.id] : undefined;
  return claims ? { ...product, ...claims } : product;
});

/** Returns a catalogue with what only a demo says of shop and products, from `catalogue/demo.json`. */
export const withDemoClaims = (catalogue: Catalogue): Catalogue => ({
  ...catalogue,
  products: catalogue.products.map(withClaims),
  demo,
});

/** Returns a product as it is stored: without what only a demo says of it. */
export const storedProduct = perObject((product: Product): Product => {
  const { demoRating: _, demoViewers: __, demoBadges: ___, experiences: ____, ...stored } = product;
  return stored;
});

/** Returns a catalogue as it is stored. */
export const storedCatalogue = ({ demo: _, products, ...rest }: Catalogue): Catalogue => ({
  ...rest,
  products: products.map(storedProduct),
});
