import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { isAPIError } from 'better-auth/api';
import { Hono, type MiddlewareHandler } from 'hono';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { ENDPOINTS } from '#contract/endpoints/all.ts';
import { listEndpoints } from '#contract/endpoints/endpoint.ts';
import { accountRoutes } from './account/routes.ts';
import { adminRoutes } from './admin/routes.ts';
import { guardEndpoints } from './auth/guard.ts';
import { authRoutes } from './auth/routes.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { isDatabaseAway, isDatabaseLate } from './db/database-errors.ts';
import { defectRoutes } from './defects/routes.ts';
import { discountCodeRoutes } from './discount-codes/routes.ts';
import { failure } from './errors.ts';
import { feedRoutes } from './feeds/routes.ts';
import { formRoutes } from './forms/routes.ts';
import { guaranteeRoutes } from './guarantee/routes.ts';
import { healthRoutes } from './health.ts';
import { clientAddress, trustedProxies } from './http/client-address.ts';
import { isForeign } from './http/same-origin.ts';
import { listRoutes } from './lists/routes.ts';
import { mediaRoutes } from './media/routes.ts';
import { noteReply } from './metrics/note-reply.ts';
import { metricsRoutes } from './metrics/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { RendererEnded } from './rendering/renderer.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { logRefusal } from './security-log/refusals.ts';
import type { HasSecurityLog } from './security-log/security-log.ts';
import type { Shop } from './shop.ts';
import { soldOutRoutes } from './sold-out/routes.ts';
import { visitRoutes } from './visits/routes.ts';
import { withdrawalRoutes } from './withdrawals/routes.ts';

/** Every slice of the API, declared in `src/contract/endpoints/`; a new one is a line here. */
const SLICES = [
  healthRoutes,
  metricsRoutes,
  authRoutes,
  accountRoutes,
  checkoutRoutes,
  paymentRoutes,
  discountCodeRoutes,
  soldOutRoutes,
  listRoutes,
  searchRoutes,
  feedRoutes,
  mediaRoutes,
  guaranteeRoutes,
  formRoutes,
  reviewRoutes,
  withdrawalRoutes,
  defectRoutes,
  visitRoutes,
  dashboardRoutes,
  adminRoutes,
];

/** A shop with the parts of all slices. */
type ApiShop = typeof SLICES extends readonly ((shop: infer S) => Hono)[] ? S : never;

const PATTERNS = listEndpoints(ENDPOINTS).map(
  ({ path }) => new RegExp(`^${path.replace(/:[a-z_]+/g, '[^/]+')}$`),
);

function everyRequest(
  shop: Shop & HasSecurityLog,
): MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> {
  const { baseUrl, trustProxy } = shop.settings;
  const trusted = trustedProxies(trustProxy);
  return async (c, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('address', clientAddress(c, trusted));
    c.env?.outgoing?.setHeader('x-request-id', requestId);
    if (isForeign(c.req, baseUrl)) c.res = failure(c, 'foreign_origin');
    else await next();
    logRefusal(shop, c);
    noteReply(shop, c, startedAt);
  };
}

/**
 * True for the login library's refusal of a login that a guard has read a moment before: it hides that the database
 * could not be asked again. Should the login have ended meanwhile, the next request says so.
 */
const isLoginUnread = (error: Error) => isAPIError(error) && error.status === 'UNAUTHORIZED';

/**
 * The API of a shop, without pages. Unknown paths answer 404 in JSON, known ones with another
 * method 405, a database that is away or too slow 503 `unavailable`, and a thrown bug 500 `internal`, logged with
 * the request's id and nothing personal.
 */
export function createApp(
  shop: ApiShop,
  slices: readonly ((shop: ApiShop) => Hono)[] = SLICES,
): Hono {
  const app = new Hono({
    // The fastest one; it throws if one endpoint has a parameter where another has a fixed part of the path.
    router: new RegExpRouter(),
  });
  app.use('*', everyRequest(shop));
  guardEndpoints(app, shop);
  for (const slice of slices) app.route('/', slice(shop));
  app.notFound((c) => {
    const known = PATTERNS.some((pattern) => pattern.test(c.req.path));
    return failure(c, known && c.req.path !== '/' ? 'method_not_allowed' : 'not_found');
  });
  app.onError((error, c) => {
    if (isDatabaseAway(error) || isLoginUnread(error)) {
      shop.log.failed('a request met no database', error);
      return failure(c, 'unavailable', { retryAfterSeconds: 5 });
    }
    shop.log.error('a request failed', error, {
      requestId: c.get('requestId'),
      method: c.req.method,
      route: c.req.routePath,
    });
    if (isDatabaseLate(error) || error instanceof RendererEnded)
      return failure(c, 'unavailable', { retryAfterSeconds: 5 });
    return failure(c, 'internal');
  });
  return app;
}
