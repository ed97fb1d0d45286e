import type { Hono } from 'hono';
import { STOCK_ENDPOINTS } from '#contract/endpoints/admin.ts';
import { failure } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { serve } from '../http/serve.ts';
import type { HasCatalogue, HasCatalogueInForce } from '../shop.ts';
import type { HasSoldOut } from '../sold-out/sold-out-memory.ts';
import { nameMark } from '../stock/name-mark.ts';
import type { AdminShop } from './admin-actions.ts';
import { readStock } from './read-stock.ts';
import { correctStock, readMovements } from './stock.ts';

export function stockRoutes(
  shop: AdminShop & HasCatalogue & HasCatalogueInForce & HasSoldOut,
): Hono {
  return serve(STOCK_ENDPOINTS, {
    'POST /api/admin/stock/search': (_, { body }) => readStock(shop, body),
    'POST /api/admin/stock': async (c, { body }) => {
      const result = await correctStock(shop, c.get('admin'), body);
      if (result.ok) return { ok: true };
      const items = result.items.map(({ mark, onHand }) => {
        const name = nameMark(shop, mark)[languageOf(c)];
        return result.code === 'stock_changed' ? `${name} (${onHand ?? '∞'})` : name;
      });
      const values = { items: items.join('; ') };
      const about = result.code === 'unknown_item' ? { about: values.items } : {};
      return failure(c, result.code, { values, ...about });
    },
    'GET /api/admin/stock/:item': async (c, { params: { item } }) =>
      (await readMovements(shop, item)) ?? failure(c, 'not_found'),
  });
}
