import type { Context, Hono } from 'hono';
import { STOCK_ENDPOINTS } from '#contract/endpoints/admin.ts';
import { failure } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { serve } from '../http/serve.ts';
import type { HasCatalogue, HasCatalogueInForce } from '../shop.ts';
import type { HasSoldOut } from '../sold-out/sold-out-memory.ts';
import { nameMark } from '../stock/name-mark.ts';
import type { AdminShop } from './admin-actions.ts';
import { csvFile } from './csv.ts';
import { bookDelivery, type DeliveryRefused, previewDelivery } from './deliveries.ts';
import { readStock } from './read-stock.ts';
import { readReorder, reorderLines } from './reorder.ts';
import { correctStock, readMovements } from './stock.ts';

const FILE_NAMES = { de: 'nachbestellen.csv', en: 'reorder.csv' } as const;

export function stockRoutes(
  shop: AdminShop & HasCatalogue & HasCatalogueInForce & HasSoldOut,
): Hono {
  const refuse = (c: Context, result: DeliveryRefused) => {
    const items = result.items.map(({ mark, onHand }) => {
      const name = nameMark(shop, mark)[languageOf(c)];
      return result.code === 'stock_changed' ? `${name} (${onHand ?? '∞'})` : name;
    });
    const values = { items: items.join('; ') };
    const about = result.code === 'unknown_item' ? { about: values.items } : {};
    return failure(c, result.code, { values, ...about });
  };
  return serve(STOCK_ENDPOINTS, {
    'POST /api/admin/stock/search': (_, { body }) => readStock(shop, body),
    'POST /api/admin/stock': async (c, { body }) => {
      const result = await correctStock(shop, c.get('admin'), body);
      return result.ok ? result : refuse(c, result);
    },
    'GET /api/admin/stock/:item': async (c, { params: { item } }) =>
      (await readMovements(shop, item)) ?? failure(c, 'not_found'),
    'POST /api/admin/stock-preview': (_, { body }) => previewDelivery(shop, body.text),
    'GET /api/admin/stock-reorder': () => readReorder(shop),
    'GET /api/admin/stock-reorder.csv': (c) => {
      const lang = languageOf(c);
      return csvFile(FILE_NAMES[lang], reorderLines(shop, lang));
    },
    'POST /api/admin/stock-deliveries': async (c, { body }) => {
      const result = await bookDelivery(shop, c.get('admin'), body);
      return result.ok ? result : refuse(c, result);
    },
  });
}
