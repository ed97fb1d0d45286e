import { LANGS, type Lang } from '../../routes.ts';

/** Returns the bytes of a text as it is sent. */
export type WeighText = (text: string) => number;

/** Largest index that browsers load: 2 s of a slow phone's line. */
const MAX_INDEX_BYTES = 60_000;
/** Least bytes that any product takes: its id, its place in each of its words. Larger ranges need no measure. */
const LEAST_PRODUCT_BYTES = 12;

/** True if a language's index of so many products is too large for browsers. */
export function isIndexTooLarge(
  products: number,
  indexTextOf: (lang: Lang) => string,
  weigh: WeighText,
): boolean {
  if (products * LEAST_PRODUCT_BYTES > MAX_INDEX_BYTES) return true;
  return LANGS.some((lang) => weigh(indexTextOf(lang)) > MAX_INDEX_BYTES);
}
