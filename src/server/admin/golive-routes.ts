import type { Hono } from 'hono';
import { GOLIVE_ENDPOINTS } from '#contract/endpoints/admin.ts';
import { runChecks } from '../golive/run-checks.ts';
import { serve } from '../http/serve.ts';
import type { Shop } from '../shop.ts';

export function goliveRoutes(shop: Shop): Hono {
  return serve(GOLIVE_ENDPOINTS, {
    'GET /api/admin/golive': async () => {
      const results = await runChecks(shop);
      // Names of settings are for the command.
      return { checks: results.map(({ reason: _, mend: __, ...seen }) => seen) };
    },
  });
}
