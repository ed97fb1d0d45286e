import type { Hono } from 'hono';
import { METRICS_ENDPOINTS } from '#contract/endpoints/shop.ts';
import { SHOP_VERSION } from '../backup/format.ts';
import type { HasServedCatalogue } from '../catalogue/served-catalogue.ts';
import { failure } from '../errors.ts';
import { isSameSignature } from '../http/cookies.ts';
import { serve } from '../http/serve.ts';
import type { Shop } from '../shop.ts';
import { registerState } from './read-state.ts';

/** Shortest pause between two log lines about a wrong token. */
const TELL_EVERY_MS = 60_000;

/** `GET /api/metrics`; without `METRICS_TOKEN` there is none, and a wrong one is refused and logged. */
export function metricsRoutes(shop: Shop & HasServedCatalogue): Hono {
  const { metrics, settings } = shop;
  const { metricsToken } = settings;
  const isOurs = (authorization = '') =>
    isSameSignature(Buffer.from(authorization), Buffer.from(`Bearer ${metricsToken}`));
  let toldAt = Number.NEGATIVE_INFINITY;
  if (metrics.isOn) {
    registerState(shop);
    const labelNames = ['release', 'node', 'mode'];
    metrics
      .gauge({ name: 'elvare_build_info', help: 'Release of the shop.', labelNames })
      .set({ release: SHOP_VERSION, node: process.versions.node, mode: settings.shopMode }, 1);
    metrics.gauge({
      ...{ name: 'elvare_catalogue_version', help: 'Number of the served version.' },
      collect() {
        this.set(shop.parts.catalogue.number);
      },
    });
  }
  return serve(METRICS_ENDPOINTS, {
    'GET /api/metrics': async (c) => {
      if (metricsToken === undefined) return failure(c, 'not_found');
      if (!isOurs(c.req.header('authorization'))) {
        const now = performance.now();
        if (now - toldAt > TELL_EVERY_MS) {
          shop.log.warn('METRICS_TOKEN: a wrong one was refused');
          toldAt = now;
        }
        return failure(c, 'not_signed_in');
      }
      return c.body(await metrics.gather(), 200, { 'content-type': metrics.registry.contentType });
    },
  });
}
