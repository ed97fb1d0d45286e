import MiniSearch, { type AsPlainObject } from 'minisearch';
import type { Catalogue, Product } from '#catalogue/catalogue.ts';
import type { Lang } from '#routes.ts';
import { perObject } from '#rules/per-object.ts';
import { searchDocument } from '#rules/search/search-documents.ts';
import { SEARCH_OPTIONS, type SearchDocument, searchTerms } from '#rules/search/search-options.ts';
import { remember } from '../remember.ts';

/** Returns the terms of a word. Products share most of their words. */
const termsOf = remember(searchTerms);

const { fields, storeFields = [] } = SEARCH_OPTIONS;
const fieldOf = (document: SearchDocument, field: string) =>
  document[field as keyof SearchDocument];

/** Documents of the last range and the index of their words. Prices change more often than words. */
const lastOf = new Map<
  Lang,
  { readonly documents: readonly SearchDocument[]; readonly index: AsPlainObject }
>();

const documentsIn = perObject((colours: Catalogue['colours']) =>
  perObject((collections: Catalogue['collections']) =>
    perObject((product: Product) => ({
      de: searchDocument(product, 'de', { colours, collections }),
      en: searchDocument(product, 'en', { colours, collections }),
    })),
  ),
);

const searched = ['id', ...fields];
const saySame = (a: SearchDocument, b: SearchDocument | undefined) =>
  a === b ||
  (b !== undefined && searched.every((field) => fieldOf(a, field) === fieldOf(b, field)));

/** Makes the index of a language without what it stores: the same object while the words stay. */
export function makeWordIndex(
  { products, colours, collections }: Catalogue,
  lang: Lang,
): AsPlainObject {
  const documentsOf = documentsIn(colours)(collections);
  const documents = products.map((product) => documentsOf(product)[lang]);
  const last = lastOf.get(lang);
  const isSame =
    last?.documents.length === documents.length &&
    documents.every((document, at) => saySame(document, last.documents[at]));
  if (isSame) return last.index;
  const search = new MiniSearch({ ...SEARCH_OPTIONS, storeFields: [], processTerm: termsOf });
  search.addAll(documents);
  const index = search.toJSON();
  lastOf.set(lang, { documents, index });
  return index;
}

/** Makes the index of a language as JSON, so that no browser builds one. */
export function makeSearchIndex(catalogue: Catalogue, lang: Lang): AsPlainObject {
  const documentsOf = documentsIn(catalogue.colours)(catalogue.collections);
  // The library numbers documents in the order in which they were added.
  const stored = catalogue.products.map((product, place) => {
    const document = documentsOf(product)[lang];
    return [
      place,
      Object.fromEntries(storeFields.map((field) => [field, fieldOf(document, field)])),
    ];
  });
  return { ...makeWordIndex(catalogue, lang), storedFields: Object.fromEntries(stored) };
}
