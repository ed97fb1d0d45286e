import type { Hono } from 'hono';
import { DASHBOARD_ENDPOINTS } from '#contract/endpoints/dashboard.ts';
import { serve } from '../http/serve.ts';
import { catalogueOf, type RangeShop } from '../shop.ts';
import type { HasEntries } from '../visits/entries.ts';
import type { HasVisits } from '../visits/ingest.ts';
import { readHistory } from './history.ts';
import type { HasDashboard } from './hub.ts';
import { pageNames } from './snapshot.ts';

export function dashboardRoutes(shop: RangeShop & HasDashboard & HasVisits & HasEntries): Hono {
  return serve(DASHBOARD_ENDPOINTS, {
    'GET /api/admin/dashboard/snapshot': async () => {
      // A manual refresh writes queued beats first.
      await shop.parts.visits.queue.flush();
      return shop.parts.dashboard.read();
    },
    'GET /api/admin/dashboard/history': () => readHistory(shop),
    'GET /api/admin/dashboard/entries': async () => {
      const entries = await shop.parts.entries.read();
      const paths = entries.pages.map(({ key }) => key);
      return { ...entries, page_names: pageNames(paths, catalogueOf(shop)) };
    },
    'GET /api/admin/dashboard/live': (c) =>
      c.body(shop.parts.dashboard.watch(c.get('admin').id, c.req.header('cookie') ?? ''), 200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      }),
  });
}
