import type { Catalogue } from '../../catalogue/catalogue.ts';
import { LANGS } from '../../routes.ts';
import { makeSearchIndex } from './search-index.ts';

/** Returns the bytes of a text as it is sent. */
export type WeighText = (text: string) => number;

/** Largest index that browsers load: 2 s of a slow phone's line. */
const MAX_INDEX_BYTES = 60_000;
/** Least bytes that any product takes: its id, its place in each of its words. Larger ranges need no measure. */
const LEAST_PRODUCT_BYTES = 12;

/** True if a language's index of the catalogue is too large for browsers. */
export function isIndexTooLarge(catalogue: Catalogue, weigh: WeighText): boolean {
  if (catalogue.products.length * LEAST_PRODUCT_BYTES > MAX_INDEX_BYTES) return true;
  return LANGS.some(
    (lang) => weigh(JSON.stringify(makeSearchIndex(catalogue, lang))) > MAX_INDEX_BYTES,
  );
}
