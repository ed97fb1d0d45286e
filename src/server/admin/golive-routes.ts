import type { Hono } from 'hono';
import { GOLIVE_ENDPOINTS } from '#contract/endpoints/admin.ts';
import { codeOf, runChecks } from '../golive/run-checks.ts';
import { serve } from '../http/serve.ts';
import type { Shop } from '../shop.ts';

export function goliveRoutes(shop: Shop): Hono {
  return serve(GOLIVE_ENDPOINTS, {
    'GET /api/admin/golive': async () => {
      const checks = [...(await runChecks(shop))];
      return { code: codeOf(checks), checks };
    },
  });
}
