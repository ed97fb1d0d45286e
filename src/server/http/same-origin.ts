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
  request: { origin?: string | undefined; site?: string | undefined; host?: string | undefined },
  baseUrl: string,
): boolean {
  const { origin, site, host } = request;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined || origin === baseUrl) return true;
  return host !== undefined && LOOPBACK.test(host) && origin === `http://${host}`;
}

/** Refuses writes from other origins with 403 `foreign_origin`. */
export function sameOriginOnly(baseUrl: string): MiddlewareHandler {
  return async (c, next) => {
    const own =
      SAFE.has(c.req.method) ||
      isOwnOrigin(
        {
          origin: c.req.header('origin'),
          site: c.req.header('sec-fetch-site'),
          host: c.req.header('host'),
        },
        baseUrl,
      );
    if (!own) return failure(c, 'foreign_origin');
    return next();
  };
}
