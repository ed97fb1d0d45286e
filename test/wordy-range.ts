/**
 * Gives a shop a range whose search index is too large for browsers: start a process with `--import` of this file.
 * Each product has search words of its own, so that few products are enough.
 */
import { createHash } from 'node:crypto';
import type { Product } from '#catalogue/catalogue.ts';
import { seedCatalogue } from '#server/catalogue/seed.ts';
import { largeCatalogue } from './large-catalogue.ts';

const PRODUCTS = 160;
const WORDS = 100;

function ownWords(id: string): string {
  return Array.from({ length: WORDS }, (_, nth) =>
    // Letters alone: words with digits have no slips.
    createHash('sha256')
      .update(`${id} ${nth}`)
      .digest('hex')
      .slice(0, 10)
      .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? ''),
  ).join(' ');
}

const wordy = largeCatalogue(PRODUCTS).products.map((product) => ({
  ...product,
  searchWords: `${product.searchWords ?? ''} ${ownWords(product.id)}`.slice(0, 1_990),
}));
const products = seedCatalogue.products as Product[];
products.splice(0, products.length, ...wordy);
