import MiniSearch, { type AsPlainObject } from 'minisearch';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Lang } from '../../routes.ts';
import { searchDocuments } from './search-documents.ts';
import { SEARCH_OPTIONS } from './search-options.ts';

/** Makes the index of a language as JSON, so that no browser builds one. */
export function makeSearchIndex(catalogue: Catalogue, lang: Lang): AsPlainObject {
  const search = new MiniSearch(SEARCH_OPTIONS);
  search.addAll(searchDocuments(catalogue, lang));
  return search.toJSON();
}
