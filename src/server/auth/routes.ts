import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { LOGIN_ENDPOINTS } from '#contract/endpoints/auth.ts';
import { failure } from '../errors.ts';
import { limitKey } from '../http/client-address.ts';
import { languageOf } from '../http/language.ts';
import { serve } from '../http/serve.ts';
import { mailboxKey } from '../mail-queue/mail-causes.ts';
import { subjectOf } from '../security-log/security-log.ts';
import { recordAccountOf } from './account-events.ts';
import type { AuthShop } from './auth-parts.ts';
import { emailTaken } from './change-email.ts';
import { changeRoutes } from './change-routes.ts';
import { accountSessionOf, finishLogin, madeLogin } from './finish-login.ts';
import { linkRoutes } from './link-routes.ts';
import { readLogin } from './login.ts';
import { beginAttempt } from './login-attempt.ts';
import { endLogin, libraryHeaders, renewCookie, withCookies } from './login-cookies.ts';
import { LOGIN_LASTS_S, LOGIN_RENEWED_EVERY_S } from './login-times.ts';
import { mailLink } from './mailed-links.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { passwordCall } from './password-call.ts';
import { refusePassword } from './password-rules.ts';
import { logins, users } from './schema.ts';
import { securityRoutes } from './security-routes.ts';
import { codeCall, spendCode } from './totp-code.ts';
import { totpRoutes } from './totp-routes.ts';

/** Sign-in with its second step, sign-up, sign-out, session, and what else is about an account. */
export function authRoutes(shop: AuthShop): Hono {
  const { auth } = shop.parts.auth;
  const app = serve(LOGIN_ENDPOINTS, {
    'GET /api/auth/session': async (c) => {
      const login = await readLogin(shop, c.req.raw, { isUse: true });
      const expiresAt = new Date(shop.now() + LOGIN_LASTS_S * 1000);
      const isOld =
        login && expiresAt.getTime() - login.expiresAt.getTime() >= LOGIN_RENEWED_EVERY_S * 1000;
      if (isOld) await shop.db.update(logins).set({ expiresAt }).where(eq(logins.id, login.id));
      if (isOld) renewCookie(c, shop.settings);
      const session =
        login && (await accountSessionOf(shop, isOld ? { ...login, expiresAt } : login));
      return { session };
    },

    'POST /api/auth/sign-in/email': async (c, { body }) => {
      const { password } = body;
      const email = body.email.toLowerCase();
      const attempt = await beginAttempt(shop, c, email);
      if (attempt instanceof Response) return attempt;
      // The login this browser may have is not the library's business here.
      const headers = libraryHeaders(shop, c, []);
      const call = () =>
        auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true });
      const called = await passwordCall(shop, c, [], call, { first: attempt.isKnown });
      if (!called.ok && called.code !== 'passkey_needed') return called.response;
      attempt.succeed();
      if (!called.ok || 'twoFactorRedirect' in called.value.response) {
        const tried = subjectOf(c.req.raw);
        if (tried) {
          // The password was right; a second step follows.
          await recordAccountOf(shop, c, tried.id, 'proof_given', { data: { factor: 'password' } });
        }
        if (!called.ok) return called.response;
        withCookies(c, called.value.headers);
        return { session: null, second_step: true };
      }
      return finishLogin(shop, c, called.value.headers, { isSignIn: true });
    },

    'POST /api/auth/second-step': async (c, { body }) => {
      const headers = libraryHeaders(shop, c, ['two_factor']);
      const { code } = body;
      const called = await passwordCall(shop, c, [{ name: 'signIn' }], () =>
        codeCall(shop, code, headers),
      );
      if (!called.ok) return called.response;
      const login = await madeLogin(shop, called.value);
      if (login && !(await spendCode(shop, login.user.id, code))) {
        await shop.db.delete(logins).where(eq(logins.id, login.id));
        return failure(c, 'wrong_code');
      }
      return finishLogin(shop, c, called.value, { isSignIn: true });
    },

    'POST /api/auth/sign-up/email': async (c, { body }) => {
      const { password, name } = body;
      const email = body.email.toLowerCase();
      const bad = refusePassword(shop.settings, password, { email, isAdmin: false });
      if (bad) return failure(c, bad);
      const key = mailboxKey('verify-email', limitKey(c.get('address')), email);
      const limits = [{ name: 'mailbox', key }, { name: 'signUp' }] as const;
      const called = await passwordCall(shop, c, limits, async () => {
        if (await emailTaken(shop.db, email)) return 'taken' as const;
        const language = languageOf(c);
        // The account and the mail to its address exist together or not at all.
        return shop.db.transaction(async (tx) => {
          const { user: made } = await auth.api.signUpEmail({
            body: { email, password, name: name ?? '', language },
            headers: libraryHeaders(shop, c, []),
          });
          const [user] = await tx.select().from(users).where(eq(users.email, email));
          if (user) await mailLink(shop, tx, 'verify-email', user);
          return made.id;
        });
      });
      if (!called.ok) return called.response;
      if (called.value === 'taken') return failure(c, 'account_exists');
      await recordAccountOf(shop, c, called.value, 'account_changed', {
        data: { what: 'signed_up' },
      });
      return { ok: true };
    },

    'POST /api/auth/sign-out': async (c) => {
      await endLogin(shop, c);
      return { ok: true };
    },
  });

  app.route('/', linkRoutes(shop));
  app.route('/', changeRoutes(shop));
  app.route('/', securityRoutes(shop));
  app.route('/', totpRoutes(shop));
  app.route('/', passkeyRoutes(shop));
  return app;
}
