import { setImmediate as pause } from 'node:timers/promises';
import MiniSearch from 'minisearch';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Lang } from '#routes.ts';
import { searchDocument } from '#rules/search/search-documents.ts';
import { type SearchIndex, searchIndexOf } from '#rules/search/search-index.ts';
import { SEARCH_OPTIONS, type SearchDocument, searchTerms } from '#rules/search/search-options.ts';

/** Products that are indexed at a time; then requests go on. */
const CHUNK = 50;

/** Makes the index of a language. 10,000 products take 1.1 s, in pieces of at most 30 ms. */
export async function makeIndex(catalogue: Catalogue, lang: Lang): Promise<SearchIndex> {
  const { products } = catalogue;
  const terms = new Set<string>();
  const search = new MiniSearch<SearchDocument>({
    ...SEARCH_OPTIONS,
    processTerm: (word) => {
      const made = searchTerms(word);
      for (const term of made) terms.add(term);
      return made;
    },
  });
  for (let from = 0; from < products.length; from += CHUNK) {
    const chunk = products.slice(from, from + CHUNK);
    search.addAll(chunk.map((product) => searchDocument(product, lang, catalogue)));
    await pause();
  }
  return searchIndexOf(
    search,
    terms,
    products.map(({ id }) => id),
  );
}
