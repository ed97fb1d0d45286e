import type { Hono } from 'hono';
import { LIST_ENDPOINTS } from '#contract/endpoints/shop.ts';
import { listChoice } from '#contract/list-query.ts';
import { listView, pageOf, pagesOf } from '#rules/lists.ts';
import { makeCard } from '#rules/make-cards.ts';
import { failure } from '../errors.ts';
import { serve } from '../http/serve.ts';
import { catalogueOf, type RangeShop } from '../shop.ts';

export function listRoutes(shop: RangeShop): Hono {
  return serve(LIST_ENDPOINTS, {
    'GET /api/list': (c, { query }) => {
      const { list, lang, seite = '1' } = query;
      const catalogue = catalogueOf(shop);
      const choice = listChoice(query, catalogue);
      if ('about' in choice) return failure(c, 'invalid_body', choice);
      const { shopMode: mode } = shop.settings;
      const view = listView(list, choice, catalogue, { mode, lang });
      const pages = pagesOf(view.items.length);
      const page = Math.min(Number(seite), pages);
      return {
        cards: pageOf(view.items, page).map((product) => makeCard(product, catalogue, lang)),
        found: view.items.length,
        page,
        pages,
        counts: Object.fromEntries(view.counts),
        inFamily: view.inFamily,
        narrowed: view.narrowed,
      };
    },
  });
}
