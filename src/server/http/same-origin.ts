import type { MiddlewareHandler } from 'hono';
import { failure } from '../errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether a writing request comes from our own pages (docs/specification.md#6-roles): a foreign `Origin` or
 * `Sec-Fetch-Site` is refused, both absent is accepted, because then no browser sent it. On the
 * machine itself `localhost` and `127.0.0.1` are the same shop, whichever of them was opened.
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

/** Refuses writes from elsewhere with 403 `foreign_origin`. */
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
