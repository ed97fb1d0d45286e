/**
 * Multiplies the seed by ten before any other module reads it: start a process with `--import` of this file.
 * The real products come last, so that a search through a list has to read all of it.
 */
import type { Product } from '#catalogue/catalogue.ts';
import { seedCatalogue } from '#catalogue/seed/seed-catalogue.ts';
import { catalogueSchema } from '#contract/catalogue.ts';

const TIMES = 10;

/** Copies of a product; bags have pages of their own and stay single. */
function copiesOf(product: Product): unknown[] {
  if (product.kind === 'bag') return [];
  return Array.from({ length: TIMES - 1 }, (_, index) => {
    const nth = index + 2;
    const name = { de: `${product.name.de} ${nth}`, en: `${product.name.en} ${nth}` };
    return { ...product, id: `${product.id}-copy${nth}`, name };
  });
}

const products: Product[] = seedCatalogue.products;
const copies = products.flatMap(copiesOf);
const grown = catalogueSchema.parse({ ...seedCatalogue, products: [...copies, ...products] });
products.splice(0, products.length, ...grown.products);
