import type { MiddlewareHandler } from 'hono';
import { failure } from '../errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Returns true if a writing request comes from the shop's own pages (docs/specification.md#6-roles). A
 * foreign `Origin` or `Sec-Fetch-Site` is refused. A request with neither is accepted, because no browser
 * sent it. On a loopback host (`localhost`, `127.0.0.1`, `[::1]`) an equal origin counts as own, too.
 */
export function isOwnOrigin(
  header: (name: string) => string | undefined,
  baseUrl: string,
): boolean {
  const [origin, site, host] = [header('origin'), header('sec-fetch-site'), header('host')];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined || origin === baseUrl) return true;
  return host !== undefined && LOOPBACK.test(host) && origin === `http://${host}`;
}

/** Refuses writes from other origins with 403 `foreign_origin`. */
export function sameOriginOnly(baseUrl: string): MiddlewareHandler {
  return async (c, next) => {
    const own = SAFE.has(c.req.method) || isOwnOrigin((name) => c.req.header(name), baseUrl);
    if (!own) return failure(c, 'foreign_origin');
    return next();
  };
}
