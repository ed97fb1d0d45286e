import { Hono } from 'hono';
import { API } from '../../api-paths.ts';
import { failure } from '../errors.ts';
import type { Shop } from '../shop.ts';

/** `GET /api/health`: 200 when the database answers and jobs run, else 503 `unavailable`. */
export function healthRoutes(shop: Shop): Hono {
  const routes = new Hono();
  routes.get(API.health, async (c) => {
    const database = await shop.pool.query('select 1').then(
      () => true,
      (error: unknown) => {
        shop.log.warn('the database does not answer', { reason: String(error) });
        return false;
      },
    );
    const jobs = shop.jobs.isRunning();
    if (database && jobs) return c.json({ status: 'ok', database, jobs });
    return failure(c, 'unavailable', {
      about: database ? 'jobs' : 'database',
      retryAfterSeconds: 5,
    });
  });
  return routes;
}
