/** Makes the seed a large catalogue before any other module reads it: start a process with `--import` of this file. */
import type { Product } from '#catalogue/catalogue.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { largeCatalogue } from './large-catalogue.ts';

/** 104 sneakers: five pages. `LARGE_SEED` of the environment sets another number of products. */
const size = Number(process.env['LARGE_SEED'] ?? 260);

const products = seedCatalogue.products as Product[];
products.splice(0, products.length, ...largeCatalogue(size).products);
