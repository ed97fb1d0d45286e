import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { isSame } from '../guard.ts';

const COOKIE = 'sandbox_view';

/** Key of the page that lists payments; it opens nothing else. */
export function viewKeyOf(apiKey: string): string {
  return createHash('sha256').update(`view ${apiKey}`).digest('base64url');
}

/** Turns the key of a printed link (`/?key=…`) into a cookie, so that it stands in no address afterwards. */
export function keepViewKey(apiKey: string): MiddlewareHandler {
  return async (c, next) => {
    const key = c.req.query('key');
    if (c.req.path !== '/' || key === undefined) return next();
    if (isSame(key, viewKeyOf(apiKey))) {
      setCookie(c, COOKIE, key, { httpOnly: true, sameSite: 'Lax', path: '/' });
    } else deleteCookie(c, COOKIE);
    return c.redirect('/');
  };
}

/** True if this browser has opened the printed link. */
export function mayView(c: Context, apiKey: string): boolean {
  return isSame(getCookie(c, COOKIE) ?? '', viewKeyOf(apiKey));
}
