import type { Hono } from 'hono';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Price } from '#catalogue/types.ts';
import { SEARCH_ENDPOINTS } from '#contract/endpoints/shop.ts';
import type { SearchReply } from '#contract/search.ts';
import { LANGS, type Lang } from '#routes.ts';
import { strikePrice } from '#rules/claims.ts';
import { makeCartProduct } from '#rules/make-cards.ts';
import { perCatalogue, rangeOf } from '#rules/range.ts';
import { HITS_PER_PAGE } from '#rules/search/results-page.ts';
import { type Hit, hitsOf } from '#rules/search/search-hits.ts';
import type { SearchIndex } from '#rules/search/search-index.ts';
import { serve } from '../http/serve.ts';
import { catalogueOf, type RangeShop } from '../shop.ts';
import { makeIndex } from './make-index.ts';

/** Ranges from here on are indexed at start; smaller ones when somebody searches, within 0.1 s. */
const INDEXED_AT_START = 1_000;

/** Indexes of a catalogue, each made once; they are dropped with it. */
const indexesOf = perCatalogue((catalogue) => {
  const made = new Map<Lang, Promise<SearchIndex>>();
  return (lang: Lang): Promise<SearchIndex> => {
    const index = made.get(lang) ?? makeIndex(catalogue, lang);
    made.set(lang, index);
    return index;
  };
});

/** One after the other, so that a first search waits for its own language alone. */
async function indexAhead(catalogue: Catalogue): Promise<void> {
  for (const lang of LANGS) await indexesOf(catalogue)(lang);
}

function found(hits: readonly Hit[], catalogue: Catalogue, lang: Lang): SearchReply['hits'] {
  const { find } = rangeOf(catalogue);
  return hits.flatMap(({ id, colour }) => {
    const product = find(id);
    const card = product && makeCartProduct(product, catalogue, lang);
    return card ? [{ card, ...(colour && { colour }) }] : [];
  });
}

export function searchRoutes(shop: RangeShop): Hono {
  const mayClaimSale = (price: Price) => strikePrice(shop.settings.shopMode, price) !== undefined;
  const catalogue = catalogueOf(shop);
  if (catalogue.products.length >= INDEXED_AT_START) void indexAhead(catalogue);
  return serve(SEARCH_ENDPOINTS, {
    'GET /api/search': async (_, { query }) => {
      const { q, lang, page = 1, size = HITS_PER_PAGE } = query;
      // Read once: another version may be published while its index is made.
      const sold = catalogueOf(shop);
      const hits = hitsOf(await indexesOf(sold)(lang), q, mayClaimSale);
      const shown = hits.slice((page - 1) * size, page * size);
      return { total: hits.length, hits: found(shown, sold, lang) };
    },
  });
}
