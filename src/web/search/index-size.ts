import type { Catalogue } from '#catalogue/catalogue.ts';
import { LANGS } from '#routes.ts';
import { perObject } from '#rules/per-object.ts';
import { remember } from '../remember.ts';
import { makeWordIndex } from './search-index.ts';

/** Returns the bytes of a text as it is sent. */
export type WeighText = (text: string) => number;

/** Largest index of words that browsers load; with what it stores 60 KB: 2 s of a slow phone's line. */
const MAX_WORDS_BYTES = 47_000;
/** Least bytes that any product takes: its id, its place in each of its words. Larger ranges need no measure. */
const LEAST_PRODUCT_BYTES = 12;

/** Words stay over many versions, and are weighed once. */
const weigherBy = remember((weigh: WeighText) =>
  perObject((words: object) => weigh(JSON.stringify(words))),
);

/** True if a language's index of the catalogue is too large for browsers. */
export function isIndexTooLarge(catalogue: Catalogue, weigh: WeighText): boolean {
  if (catalogue.products.length * LEAST_PRODUCT_BYTES > MAX_WORDS_BYTES) return true;
  const bytesOf = weigherBy(weigh);
  return LANGS.some((lang) => bytesOf(makeWordIndex(catalogue, lang)) > MAX_WORDS_BYTES);
}
