import type { Hono } from 'hono';
import { SOLD_OUT_ENDPOINTS } from '#contract/endpoints/shop.ts';
import { serve } from '../http/serve.ts';
import type { Shop } from '../shop.ts';
import type { HasSoldOut } from './sold-out-memory.ts';

/** Browsers revalidate on every page they open, and get 304 while nothing changed. */
const HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-cache' };

export function soldOutRoutes(shop: Shop & HasSoldOut): Hono {
  return serve(SOLD_OUT_ENDPOINTS, {
    'GET /api/sold-out': async (c) => {
      const { body, etag } = await shop.parts.soldOut.read();
      const headers = { ...HEADERS, etag };
      if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
      return c.body(body, 200, headers);
    },
  });
}
