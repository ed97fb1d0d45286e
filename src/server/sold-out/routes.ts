import { Hono } from 'hono';
import { API } from '#api-paths.ts';
import { limited } from '../http/limits.ts';
import type { Shop } from '../shop.ts';

/** Browsers revalidate on every page they open, and get 304 while nothing changed. */
const HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-cache' };

/** Route of the sold-out items, the same for every visitor. */
export function soldOutRoutes(shop: Shop): Hono {
  const routes = new Hono();
  routes.get(API.soldOut, async (c) => {
    const tooMany = limited(c, shop, 'soldOut');
    if (tooMany) return tooMany;
    const { body, etag } = await shop.parts.soldOut.read();
    const headers = { ...HEADERS, etag };
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
    return c.body(body, 200, headers);
  });
  return routes;
}
