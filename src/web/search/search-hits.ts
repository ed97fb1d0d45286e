import type MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import type { Price } from '../../catalogue/types.ts';
import { fuzziness, type SearchDocument, searchTerms, swaps } from './search-options.ts';

/** The index, as built or as loaded. */
export type SearchIndex = Pick<MiniSearch<SearchDocument>, 'search'>;

/**
 * Products by a query as typed, best first; nothing for an empty one. Slips are looked for only in
 * words that no product has: "pink" is not a slip in "ink".
 */
export function hitsOf(
  index: SearchIndex,
  query: string,
  mayClaimSale: (price: Price) => boolean,
): SearchResult[] {
  const isKnown = (term: string) =>
    index.search(term, { fuzzy: false, processTerm: (folded) => folded }).length > 0;
  const fuzzy = (term: string) => !isKnown(term) && fuzziness(term);
  const processTerm = (word: string) =>
    searchTerms(word).map((term) =>
      isKnown(term) ? term : (swaps(term).find((swapped) => isKnown(swapped)) ?? term),
    );
  const filter = ({ match, priceCents, originalCents }: SearchResult) =>
    !Object.values(match).some((fields) => fields.includes('sale')) ||
    mayClaimSale({ priceCents, originalCents });
  const options = { fuzzy, processTerm, filter };
  const strict = index.search(query, options);
  // When no product has every word, those with some are better than none.
  return strict.length ? strict : index.search(query, { ...options, combineWith: 'OR' });
}
