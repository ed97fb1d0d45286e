import type { HonoRequest } from 'hono';

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

/** True for a write from another origin. */
export function isForeign(request: HonoRequest, baseUrl: string): boolean {
  return !SAFE.has(request.method) && !isOwnOrigin((name) => request.header(name), baseUrl);
}
