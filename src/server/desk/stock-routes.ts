import { Hono } from 'hono';
import { deskStockBody } from '#contract/desk-stock.ts';
import { DESK_API } from '#desk-paths.ts';
import { failure } from '../errors.ts';
import { readJson } from '../http/read-json.ts';
import type { Shop } from '../shop.ts';
import { correctStock, readMovements, readStock } from './stock.ts';

/** Counted stock. A correction returns all counts. */
export function stockRoutes(shop: Shop): Hono {
  const app = new Hono();
  app.get(DESK_API.deskStock, async (c) => c.json(await readStock(shop)));
  app.post(DESK_API.deskStock, async (c) => {
    const admin = c.get('admin');
    const body = await readJson(c, deskStockBody);
    if (!body.ok) return body.response;
    const result = await correctStock(shop, admin, body.value);
    return result === 'corrected' ? c.json(await readStock(shop)) : failure(c, result);
  });
  app.get(DESK_API.deskStockLog, async (c) => {
    const log = await readMovements(shop, c.req.param('item') ?? '');
    return log ? c.json(log) : failure(c, 'not_found');
  });
  return app;
}
