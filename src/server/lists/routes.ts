import { Hono } from 'hono';
import { API } from '#api-paths.ts';
import { type ListReply, parseListQuery } from '#contract/list.ts';
import { listView, pageOf, pagesOf } from '#rules/lists.ts';
import { makeCard } from '#rules/make-cards.ts';
import { failure } from '../errors.ts';
import { limited } from '../http/limits.ts';
import { catalogueOf, type Shop } from '../shop.ts';

/** Route of filtered and sorted pages of lists, the same for every visitor. */
export function listRoutes(shop: Shop): Hono {
  const routes = new Hono();
  routes.get(API.list, (c) => {
    const tooMany = limited(c, shop, 'list');
    if (tooMany) return tooMany;
    const asked = parseListQuery(c.req.queries());
    if (!asked.ok) return failure(c, 'invalid_body', { about: asked.about });
    const { list, lang, choice, page: wanted } = asked.query;
    const catalogue = catalogueOf(shop);
    const { shopMode: mode } = shop.settings;
    const view = listView(list, choice, catalogue, { mode, lang });
    const pages = pagesOf(view.items.length);
    const page = Math.min(wanted, pages);
    return c.json({
      cards: pageOf(view.items, page).map((product) => makeCard(product, catalogue, lang)),
      found: view.items.length,
      page,
      pages,
      counts: Object.fromEntries(view.counts),
      inFamily: view.inFamily,
      narrowed: view.narrowed,
    } satisfies ListReply);
  });
  return routes;
}
