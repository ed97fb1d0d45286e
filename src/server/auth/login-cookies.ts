import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import type { Settings } from '../env.ts';
import { cookieName, isServedSecurely, readCookie } from '../http/cookies.ts';
import { hashToken, signedLogin, signToken, TOKEN_COOKIE } from '../http/login-token.ts';
import type { Shop } from '../shop.ts';
import type { HasAuth } from './auth-parts.ts';
import type { Login, LoginFactor } from './login.ts';
import { LOGIN_LASTS_S } from './login-times.ts';
import { logins } from './schema.ts';

/** Cookies that the login library reads: a login, a sign-in that waits for its second step, a challenge. */
const LIBRARY_COOKIES = [TOKEN_COOKIE, 'two_factor', 'passkey'] as const;

/**
 * A request's headers as the login library gets them: of the cookies only its own, under their present
 * names and well formed. Whatever else a browser sends is none of its business, and none of it can make
 * the library throw.
 */
export function libraryHeaders(
  { settings }: Pick<Shop, 'settings'>,
  c: Context,
  names: readonly (typeof LIBRARY_COOKIES)[number][] = LIBRARY_COOKIES,
): Headers {
  const headers = new Headers(c.req.raw.headers);
  const header = headers.get('cookie');
  const cookies = names.flatMap((name) => {
    const value =
      name === TOKEN_COOKIE ? signedLogin(header, settings) : readCookie(header, settings, name);
    if (value === undefined) return [];
    return `${cookieName(settings, name)}=${encodeURIComponent(value)}`;
  });
  headers.set('cookie', cookies.join('; '));
  return headers;
}

/** Carries the library's `Set-Cookie` headers over to our own reply. */
export function withCookies(c: Context, from: Headers): void {
  for (const cookie of from.getSetCookie()) c.header('set-cookie', cookie, { append: true });
}

/** Sets the login's cookie for as long as a login lasts from now on. */
function setLoginCookie(c: Context, settings: Settings, value: string): void {
  setCookie(c, cookieName(settings, TOKEN_COOKIE), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isServedSecurely(settings),
    maxAge: LOGIN_LASTS_S,
  });
}

/** Sends the login's cookie again. */
export function renewCookie(c: Context, settings: Settings): void {
  const value = signedLogin(c.req.header('cookie'), settings);
  if (value !== undefined) setLoginCookie(c, settings, value);
}

/**
 * Notes that a login's holder has just proved to be there, and gives the login another token. Of several
 * requests at once the first one does, so that the browser keeps the cookie that counts.
 */
export async function proveLogin(
  { db, settings, now }: Shop,
  c: Context,
  login: Login,
  factor: LoginFactor = login.factor,
): Promise<void> {
  const token = randomBytes(24).toString('base64url');
  const proved = await db
    .update(logins)
    .set({ token: hashToken(token), factor, confirmedAt: new Date(now()) })
    .where(and(eq(logins.id, login.id), eq(logins.token, login.tokenHash)))
    .returning({ id: logins.id });
  if (proved.length > 0) setLoginCookie(c, settings, signToken(token, settings));
}

/** Ends this browser's login, or what is left of it: its row, if there is one, and its cookies. */
export async function endLogin(shop: Shop & HasAuth, c: Context): Promise<void> {
  const { headers } = await shop.parts.auth.auth.api.signOut({
    headers: libraryHeaders(shop, c),
    returnHeaders: true,
  });
  withCookies(c, headers);
}
