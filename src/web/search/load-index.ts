import MiniSearch, { type AsPlainObject } from 'minisearch';
import { type SearchIndex, searchIndexOf } from '#rules/search/search-index.ts';
import { SEARCH_OPTIONS } from '#rules/search/search-options.ts';

/** Opens an index that the build has made as JSON. */
export function loadIndex(json: AsPlainObject): SearchIndex {
  const terms = json.index.map(([term]) => term);
  // Numbered in the order of the catalogue, and integers as keys are sorted.
  return searchIndexOf(
    MiniSearch.loadJS(json, SEARCH_OPTIONS),
    terms,
    Object.values(json.documentIds),
  );
}
