import type MiniSearch from 'minisearch';
import type { SearchDocument } from './search-options.ts';

/** An index of products with what ranking needs beside it; made anew or loaded, it finds the same. */
export interface SearchIndex {
  readonly search: MiniSearch<SearchDocument>['search'];
  /** True if a product has the term, or from two letters on one that starts with it. */
  readonly isKnown: (term: string) => boolean;
  /** True if a product has the whole term. */
  readonly isTerm: (term: string) => boolean;
  /** Position of a product in the catalogue. */
  readonly placeOf: (id: string) => number;
}

/** Index of the first entry that doesn't sort before the term. */
function firstFrom(sorted: readonly string[], term: string): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? '') < term) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Makes an index searchable. `terms` are all of its terms, `ids` its documents in the catalogue's order. */
export function searchIndexOf(
  library: Pick<MiniSearch<SearchDocument>, 'search'>,
  terms: Iterable<string>,
  ids: Iterable<string>,
): SearchIndex {
  const sorted = [...terms].sort();
  const places = new Map([...ids].map((id, place) => [id, place]));
  const nextOf = (term: string) => sorted[firstFrom(sorted, term)];
  const isTerm = (term: string) => nextOf(term) === term;
  return {
    search: (query, options) => library.search(query, options),
    isKnown: (term) => (term.length > 1 ? Boolean(nextOf(term)?.startsWith(term)) : isTerm(term)),
    isTerm,
    placeOf: (id) => places.get(id) ?? places.size,
  };
}
