import { type Context, Hono } from 'hono';
import { API } from '../../api-paths.ts';
import { type AdminOrdersReply, adminOrdersQuery } from '../../contract/admin-orders.ts';
import type { DashboardHistory, DashboardSnapshot } from '../../contract/dashboard.ts';
import { type Admin, requireAdmin } from '../auth/require-admin.ts';
import { failure } from '../errors.ts';
import { limited } from '../http/limits.ts';
import type { Shop } from '../shop.ts';
import { readOrders } from './admin-orders.ts';
import { readHistory } from './history.ts';
import { readSnapshot } from './snapshot.ts';

/** Endpoints of the dashboard. Each checks in the database that its caller is an admin. */
export function dashboardRoutes(shop: Shop): Hono {
  const app = new Hono();

  const forAdmins =
    (answer: (c: Context, admin: Admin) => Response | Promise<Response>) => async (c: Context) => {
      const refused = limited(c, shop, 'admin');
      if (refused) return refused;
      // The dashboard refreshes by itself, so its requests don't count as use of the login.
      const check = await requireAdmin(shop, c.req.raw, { byItself: true });
      if (!check.ok) return failure(c, check.code);
      return answer(c, check.user);
    };

  app.get(
    API.adminSnapshot,
    forAdmins(async (c) => {
      // A manual refresh writes queued beats first.
      await shop.parts.visits.queue.writeReady();
      return c.json((await readSnapshot(shop)) satisfies DashboardSnapshot);
    }),
  );

  app.get(
    API.adminHistory,
    forAdmins(async (c) => c.json((await readHistory(shop)) satisfies DashboardHistory)),
  );

  app.get(
    API.adminOrders,
    forAdmins(async (c) => {
      const query = adminOrdersQuery.safeParse(c.req.query());
      if (!query.success) return failure(c, 'invalid_body', { about: 'before' });
      return c.json((await readOrders(shop, query.data.before)) satisfies AdminOrdersReply);
    }),
  );

  app.get(
    API.adminLive,
    forAdmins((c, admin) =>
      c.body(shop.parts.dashboard.watch(admin.id, c.req.header('cookie') ?? ''), 200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      }),
    ),
  );

  return app;
}
