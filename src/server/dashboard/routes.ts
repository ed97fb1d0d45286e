import { Hono } from 'hono';
import { API } from '#api-paths.ts';
import { type AdminOrdersReply, adminOrdersQuery } from '#contract/admin-orders.ts';
import type { DashboardHistory, DashboardSnapshot } from '#contract/dashboard.ts';
import { failure } from '../errors.ts';
import { findOrders } from '../orders/find-orders.ts';
import type { Shop } from '../shop.ts';
import { readHistory } from './history.ts';
import { readSnapshot } from './snapshot.ts';

/** Endpoints of the dashboard. */
export function dashboardRoutes(shop: Shop): Hono {
  const app = new Hono();

  app.get(API.adminSnapshot, async (c) => {
    // A manual refresh writes queued beats first.
    await shop.parts.visits.queue.flush();
    return c.json((await readSnapshot(shop)) satisfies DashboardSnapshot);
  });

  app.get(API.adminHistory, async (c) =>
    c.json((await readHistory(shop)) satisfies DashboardHistory),
  );

  app.get(API.adminOrders, async (c) => {
    const query = adminOrdersQuery.safeParse(c.req.query());
    if (!query.success) return failure(c, 'invalid_body', { about: 'before' });
    const { orders, next } = await findOrders(shop, {}, query.data.before);
    const listed = orders.map(({ disputed: _, ...order }) => order);
    return c.json({ orders: listed, next } satisfies AdminOrdersReply);
  });

  app.get(API.adminLive, (c) =>
    c.body(shop.parts.dashboard.watch(c.get('admin').id, c.req.header('cookie') ?? ''), 200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    }),
  );

  return app;
}
