import { Hono } from 'hono';
import { API } from '../../api-paths.ts';
import { type DeskLogReply, deskLogQuery } from '../../contract/desk-log.ts';
import { failure } from '../errors.ts';
import type { Shop } from '../shop.ts';
import { readLog } from './action-log.ts';

/** Endpoint of the activity log. */
export function logRoutes(shop: Shop): Hono {
  const app = new Hono();
  app.get(API.deskLog, async (c) => {
    const query = deskLogQuery.safeParse(c.req.query());
    if (!query.success) return failure(c, 'invalid_body');
    return c.json((await readLog(shop, query.data.before)) satisfies DeskLogReply);
  });
  return app;
}
