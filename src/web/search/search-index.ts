import MiniSearch, { type AsPlainObject } from 'minisearch';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Lang } from '../../routes.ts';
import { searchDocument } from '../../rules/search/search-documents.ts';
import { SEARCH_OPTIONS } from '../../rules/search/search-options.ts';

/** Makes the index of a language as JSON, so that no browser builds one. */
export function makeSearchIndex(catalogue: Catalogue, lang: Lang): AsPlainObject {
  const search = new MiniSearch(SEARCH_OPTIONS);
  search.addAll(catalogue.products.map((product) => searchDocument(product, lang)));
  return search.toJSON();
}
