import { isAPIError } from 'better-auth/api';
import { type Context, Hono } from 'hono';
import {
  type AccountReply,
  AUTH_PATHS,
  requestPasswordResetBody,
  resetPasswordBody,
  signInBody,
  signUpBody,
} from '../../contract/account.ts';
import { isStorable } from '../../contract/text.ts';
import { href } from '../../routes.ts';
import { failure } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { readJson } from '../http/read-json.ts';
import type { Shop } from '../shop.ts';
import { accountSessionOf } from './account-session.ts';
import { authOf } from './auth-of.ts';
import { LOGIN_LASTS_S } from './better-auth.ts';
import { changeRoutes } from './change-routes.ts';
import { currentUser } from './current-user.ts';
import { endLogin, withCookies } from './login-cookies.ts';
import { passwordCall } from './password-call.ts';
import { emailTaken, isTooShort } from './sign-up-checks.ts';

/** A login with its address is under 1 KB; a reset token adds little. */
const BODY_LIMIT = { limitBytes: 4 * 1024 };

const NO_STORE = { 'cache-control': 'no-store' };

function ok(c: Context): Response {
  return c.json({ ok: true }, 200, NO_STORE);
}

function mailLimits(email: string) {
  return [{ name: 'accountMail' }, { name: 'mailToRecipient', key: email }] as const;
}

/** Sign-in, sign-up, sign-out, session, password reset and address verification (spec section 7). */
export function authRoutes(shop: Shop): Hono {
  const app = new Hono();
  const { auth } = authOf(shop);

  app.get(AUTH_PATHS.session, async (c) => {
    // Asks the database, so that the account store never shows a login that was ended elsewhere;
    // the reply renews the signed cookie that answers other requests for the next minutes.
    const { response, headers } = await auth.api.getSession({
      headers: c.req.raw.headers,
      query: { disableCookieCache: true },
      returnHeaders: true,
    });
    withCookies(c, headers);
    const session = response
      ? await accountSessionOf(shop, { user: response.user, expiresAt: response.session.expiresAt })
      : null;
    return c.json({ session } satisfies AccountReply, 200, NO_STORE);
  });

  app.post(AUTH_PATHS.signIn, async (c) => {
    const body = await readJson(c, signInBody, BODY_LIMIT);
    if (!body.ok) return body.response;
    const { password } = body.value;
    const email = body.value.email.toLowerCase();
    const limits = [{ name: 'signIn' }, { name: 'signInOfAccount', key: email }] as const;
    const called = await passwordCall(shop, c, limits, () =>
      auth.api.signInEmail({
        body: { email, password },
        headers: c.req.raw.headers,
        returnHeaders: true,
      }),
    );
    if (!called.ok) return called.response;
    const { response, headers } = called.value;
    withCookies(c, headers);
    const expiresAt = new Date(shop.now() + LOGIN_LASTS_S * 1000);
    const session = await accountSessionOf(shop, { user: response.user, expiresAt });
    return c.json({ session } satisfies AccountReply, 200, NO_STORE);
  });

  app.post(AUTH_PATHS.signUp, async (c) => {
    const body = await readJson(c, signUpBody, BODY_LIMIT);
    if (!body.ok) return body.response;
    const { password, name } = body.value;
    const email = body.value.email.toLowerCase();
    if (isTooShort(password)) return failure(c, 'password_too_short');
    const called = await passwordCall(shop, c, [{ name: 'signUp' }], async () => {
      if (await emailTaken(shop.db, email)) return 'taken' as const;
      await auth.api.signUpEmail({
        body: { email, password, name: name ?? '', language: languageOf(c) },
        headers: c.req.raw.headers,
      });
      return 'created' as const;
    });
    if (!called.ok) return called.response;
    return called.value === 'taken' ? failure(c, 'account_exists') : ok(c);
  });

  app.post(AUTH_PATHS.signOut, async (c) => {
    await endLogin(shop, c);
    return ok(c);
  });

  app.post(AUTH_PATHS.requestPasswordReset, async (c) => {
    const body = await readJson(c, requestPasswordResetBody, BODY_LIMIT);
    if (!body.ok) return body.response;
    const email = body.value.email.toLowerCase();
    const called = await passwordCall(shop, c, mailLimits(email), () =>
      auth.api.requestPasswordReset({ body: { email }, headers: c.req.raw.headers }),
    );
    return called.ok ? ok(c) : called.response;
  });

  app.post(AUTH_PATHS.resetPassword, async (c) => {
    const body = await readJson(c, resetPasswordBody, BODY_LIMIT);
    if (!body.ok) return body.response;
    const { token, password } = body.value;
    if (isTooShort(password)) return failure(c, 'password_too_short');
    // The library looks for it as it is.
    if (!isStorable(token)) return failure(c, 'invalid_token');
    const called = await passwordCall(shop, c, [{ name: 'signIn' }], () =>
      auth.api.resetPassword({
        body: { token, newPassword: password },
        headers: c.req.raw.headers,
      }),
    );
    return called.ok ? ok(c) : called.response;
  });

  app.post(AUTH_PATHS.sendVerification, async (c) => {
    const user = await currentUser(shop, c.req.raw, { fresh: true });
    if (!user) return failure(c, 'not_signed_in');
    if (user.emailVerified) return ok(c);
    const called = await passwordCall(shop, c, mailLimits(user.email), () =>
      auth.api.sendVerificationEmail({ body: { email: user.email }, headers: c.req.raw.headers }),
    );
    return called.ok ? ok(c) : called.response;
  });

  /** Opened from a mail: says on the account page whether it worked, never in JSON. */
  app.get(AUTH_PATHS.verifyEmail, async (c) => {
    const page = href('auth', c.req.query('lang') === 'en' ? 'en' : 'de');
    try {
      await auth.api.verifyEmail({
        query: { token: c.req.query('token') ?? '' },
        headers: c.req.raw.headers,
      });
      return c.redirect(`${page}?verified=1`, 303);
    } catch (error) {
      if (!isAPIError(error)) throw error;
      return c.redirect(`${page}?verified=0`, 303);
    }
  });

  app.route('/', changeRoutes(shop));
  return app;
}
