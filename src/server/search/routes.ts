import { Hono } from 'hono';
import { API } from '#api-paths.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Price } from '#catalogue/types.ts';
import { type SearchReply, searchQuery } from '#contract/search.ts';
import { LANGS, type Lang } from '#routes.ts';
import { strikePrice } from '#rules/claims.ts';
import { makeCartProduct } from '#rules/make-cards.ts';
import { perCatalogue, rangeOf } from '#rules/range.ts';
import { HITS_PER_PAGE } from '#rules/search/results-page.ts';
import { type Hit, hitsOf } from '#rules/search/search-hits.ts';
import type { SearchIndex } from '#rules/search/search-index.ts';
import { failure } from '../errors.ts';
import { limited } from '../http/limits.ts';
import { catalogueOf, type Shop } from '../shop.ts';
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

/** Route of the search, for ranges whose index is too large for browsers. Queries are never logged. */
export function searchRoutes(shop: Shop): Hono {
  const routes = new Hono();
  const mayClaimSale = (price: Price) => strikePrice(shop.settings.shopMode, price) !== undefined;
  const catalogue = catalogueOf(shop);
  if (catalogue.products.length >= INDEXED_AT_START) void indexAhead(catalogue);
  routes.get(API.search, async (c) => {
    const tooMany = limited(c, shop, 'search');
    if (tooMany) return tooMany;
    const asked = c.req.query();
    if (asked['lang'] === 'de' || asked['lang'] === 'en') c.set('language', asked['lang']);
    const query = searchQuery.safeParse(asked);
    if (!query.success) {
      const about = query.error.issues[0]?.path.join('.');
      return failure(c, 'invalid_body', about ? { about } : {});
    }
    const { q, lang, page = 1, size = HITS_PER_PAGE } = query.data;
    // Read once: another version may be published while its index is made.
    const sold = catalogueOf(shop);
    const hits = hitsOf(await indexesOf(sold)(lang), q, mayClaimSale);
    const shown = hits.slice((page - 1) * size, page * size);
    return c.json({ total: hits.length, hits: found(shown, sold, lang) } satisfies SearchReply);
  });
  return routes;
}
