import { Hono } from 'hono';
import type { Shop } from '../shop.ts';
import { orderRoutes } from './order-routes.ts';

/** The owner's desk (issue 5, section 7). */
export function deskRoutes(shop: Shop): Hono {
  const app = new Hono();
  app.route('/', orderRoutes(shop));
  return app;
}
