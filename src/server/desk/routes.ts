import { Hono } from 'hono';
import { alertRoutes } from '../alerts/routes.ts';
import { backupRoutes } from '../backup/routes.ts';
import { securityLogRoutes } from '../security-log/routes.ts';
import type { Shop } from '../shop.ts';
import { codeRoutes } from './code-routes.ts';
import { logRoutes } from './log-routes.ts';
import { messageRoutes } from './message-routes.ts';
import { orderRoutes } from './order-routes.ts';
import { personRoutes } from './person-routes.ts';

/** The owner's desk. */
export function deskRoutes(shop: Shop): Hono {
  const app = new Hono();
  const slices = [
    orderRoutes,
    messageRoutes,
    codeRoutes,
    personRoutes,
    logRoutes,
    alertRoutes,
    securityLogRoutes,
    backupRoutes,
  ];
  for (const routes of slices) app.route('/', routes(shop));
  return app;
}
