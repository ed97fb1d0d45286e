import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/**
 * Refuses requests for a host that this server does not have: a foreign page whose name resolves to
 * this machine (DNS rebinding) could otherwise read mails and steer payments. An address is no name
 * that anybody could have rebound.
 * @param names host names beside the loopback ones
 */
export function knownHostsOnly(names: readonly string[]): MiddlewareHandler {
  const known = new Set(['localhost', ...names.map((name) => name.toLowerCase())]);
  return async (c, next) => {
    const host = c.req.header('host') ?? '';
    const name = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
    if (!known.has(name) && isIP(name.replace(/^\[|\]$/g, '')) === 0) {
      return c.text('This server has no such host.', 403);
    }
    return next();
  };
}

/** The header that carries the key of the control handles. */
const KEY_HEADER = 'x-sandbox-key';

/** Refuses requests without the key. Without a key to compare with, every request passes. */
export function withKeyOnly(key: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    if (key !== undefined && !isSame(c.req.header(KEY_HEADER) ?? '', key)) {
      return c.json({ error: `The header ${KEY_HEADER} does not carry the key.` }, 403);
    }
    return next();
  };
}

/** Compares in constant time. */
export function isSame(given: string, key: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
}

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
