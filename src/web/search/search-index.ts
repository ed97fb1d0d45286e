import MiniSearch, { type AsPlainObject } from 'minisearch';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Lang } from '../../routes.ts';
import { searchDocument } from '../../rules/search/search-documents.ts';
import {
  SEARCH_OPTIONS,
  type SearchDocument,
  searchTerms,
} from '../../rules/search/search-options.ts';
import { remember } from '../remember.ts';

/** Returns the terms of a word. Products share most of their words. */
const termsOf = remember(searchTerms);

const { fields, storeFields = [] } = SEARCH_OPTIONS;
const fieldOf = (document: SearchDocument, field: string) =>
  document[field as keyof SearchDocument];

/** Words of the last range and their index. Prices change more often than words. */
const lastOf = new Map<Lang, { readonly words: string; readonly index: AsPlainObject }>();

/** Makes the index without what it stores. */
function indexWords(documents: readonly SearchDocument[], lang: Lang): AsPlainObject {
  const searched = ['id', ...fields];
  const words = JSON.stringify(
    documents.map((document) => searched.map((field) => fieldOf(document, field))),
  );
  const last = lastOf.get(lang);
  if (last?.words === words) return last.index;
  const search = new MiniSearch({ ...SEARCH_OPTIONS, storeFields: [], processTerm: termsOf });
  search.addAll(documents);
  const index = search.toJSON();
  lastOf.set(lang, { words, index });
  return index;
}

/** Makes the index of a language as JSON, so that no browser builds one. */
export function makeSearchIndex(catalogue: Catalogue, lang: Lang): AsPlainObject {
  const documents = catalogue.products.map((product) => searchDocument(product, lang));
  // The library numbers documents in the order in which they were added.
  const stored = documents.map((document, place) => [
    place,
    Object.fromEntries(storeFields.map((field) => [field, fieldOf(document, field)])),
  ]);
  return { ...indexWords(documents, lang), storedFields: Object.fromEntries(stored) };
}
