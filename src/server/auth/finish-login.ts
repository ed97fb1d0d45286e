import { and, eq, ne } from 'drizzle-orm';
import type { Context } from 'hono';
import type { AccountReply, AccountSession } from '#contract/account-session.ts';
import { ENDPOINTS } from '#contract/endpoints/all.ts';
import { namesFor } from '#contract/endpoints/endpoint.ts';
import { passwordMinLength } from '#rules/password-length.ts';
import { failure } from '../errors.ts';
import { firmOf } from '../firm.ts';
import { readTokenHash } from '../http/login-token.ts';
import { readOwnerEmail } from '../owner.ts';
import { readableAddress } from '../readable-address.ts';
import type { HasSecurityLog } from '../security-log/security-log.ts';
import type { HasCatalogue, Shop } from '../shop.ts';
import { recordSignIn } from './account-events.ts';
import { mayChangeEmail } from './change-email.ts';
import { rememberDevice } from './known-device.ts';
import { hasFactor, type Login, missingOf, readLogin } from './login.ts';
import { withCookies } from './login-cookies.ts';
import { logins } from './schema.ts';

/** The login that the library's reply has just made. */
export function madeLogin(shop: Shop, from: Headers): Promise<Login | null> {
  const cookie = from
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return readLogin(shop, { headers: new Headers({ cookie }) }, { isUse: false });
}

/**
 * Hands a new login to the browser. Its earlier login ends, because its cookie is replaced. The device is
 * remembered as the account's. `isSignIn`: somebody came in, instead of having a login renewed.
 */
export async function finishLogin(
  shop: Shop & HasCatalogue & HasSecurityLog,
  c: Context,
  from: Headers,
  { isSignIn = false } = {},
): Promise<Response> {
  const login = await madeLogin(shop, from);
  if (!login) return failure(c, 'second_step_over');
  if (isSignIn) await recordSignIn(shop, c, login);
  const replaced = readTokenHash(c.req.header('cookie'), shop.settings);
  if (replaced !== undefined) {
    await shop.db
      .delete(logins)
      .where(and(eq(logins.token, replaced), ne(logins.token, login.tokenHash)));
  }
  withCookies(c, from);
  rememberDevice(c, shop.settings, login.user.email);
  const reply: AccountReply = { session: await accountSessionOf(shop, login) };
  return c.json(reply, 200, { 'cache-control': 'no-store' });
}

/** Builds the session that the client's account store may know of a login. */
export async function accountSessionOf(
  shop: Shop & HasCatalogue,
  login: Login,
): Promise<AccountSession> {
  const { id, email, emailVerified, language, role } = login.user;
  const isAdmin = role === 'admin';
  return {
    user: { id, email: readableAddress(email), emailVerified, language },
    expires_at: Math.floor(login.expiresAt.getTime() / 1000),
    isAdmin,
    ...(role && { role, may: namesFor(ENDPOINTS, role), shop: firmOf(shop).name }),
    showsAdminLink: email === (await readOwnerEmail(shop.db, shop.settings)),
    changesEmail: mayChangeEmail(shop.settings, { isAdmin }),
    missing: role ? missingOf(shop, login) : null,
    hasFactor: hasFactor(login.user),
    temporaryPassword: login.user.hasTemporaryPassword,
    passwordMin: passwordMinLength(shop.settings.shopMode, role !== null),
  };
}
