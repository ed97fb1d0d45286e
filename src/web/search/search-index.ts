import MiniSearch, { type AsPlainObject } from 'minisearch';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Lang } from '../../routes.ts';
import { searchDocument } from '../../rules/search/search-documents.ts';
import { SEARCH_OPTIONS, searchTerms } from '../../rules/search/search-options.ts';
import { remember } from '../remember.ts';

/** Returns the terms of a word. Products share most of their words. */
const termsOf = remember(searchTerms);

/** Makes the index of a language as JSON, so that no browser builds one. */
export function makeSearchIndex(catalogue: Catalogue, lang: Lang): AsPlainObject {
  const search = new MiniSearch({ ...SEARCH_OPTIONS, processTerm: termsOf });
  search.addAll(catalogue.products.map((product) => searchDocument(product, lang)));
  return search.toJSON();
}
