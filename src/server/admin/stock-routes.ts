import type { Hono } from 'hono';
import { STOCK_ENDPOINTS } from '#contract/endpoints/admin.ts';
import { failure } from '../errors.ts';
import { serve } from '../http/serve.ts';
import type { HasCatalogue } from '../shop.ts';
import type { HasSoldOut } from '../sold-out/sold-out-memory.ts';
import type { AdminShop } from './admin-actions.ts';
import { correctStock, readMovements, readStock } from './stock.ts';

export function stockRoutes(shop: AdminShop & HasCatalogue & HasSoldOut): Hono {
  return serve(STOCK_ENDPOINTS, {
    'GET /api/admin/stock': () => readStock(shop),
    'POST /api/admin/stock': async (c, { body }) => {
      const result = await correctStock(shop, c.get('admin'), body);
      return result === 'corrected' ? readStock(shop) : failure(c, result);
    },
    'GET /api/admin/stock/:item': async (c, { params: { item } }) =>
      (await readMovements(shop, item)) ?? failure(c, 'not_found'),
  });
}
