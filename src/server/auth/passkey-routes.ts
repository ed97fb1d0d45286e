import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { and, eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { PASSKEY_ENDPOINTS } from '#contract/endpoints/passkeys.ts';
import { failure } from '../errors.ts';
import { firmOf } from '../firm.ts';
import { serve } from '../http/serve.ts';
import type { Shop } from '../shop.ts';
import { recordAccount } from './account-events.ts';
import type { AuthShop } from './auth-parts.ts';
import { finishLogin } from './finish-login.ts';
import { endUnproved, proofLimits } from './login.ts';
import { libraryHeaders, proveLogin, withCookies } from './login-cookies.ts';
import { passwordCall } from './password-call.ts';
import { passkeys } from './schema.ts';

/** Passkeys: signing in with one, adding and removing them. */
export function passkeyRoutes(shop: AuthShop): Hono {
  const { passkeys: passkeyAuth } = shop.parts.auth;

  return serve(PASSKEY_ENDPOINTS, {
    'POST /api/auth/passkey/login-options': async (c) => {
      const { api } = await passkeyAuth();
      const { response, headers } = await api.generatePasskeyAuthenticationOptions({
        headers: libraryHeaders(shop, c, []),
        returnHeaders: true,
      });
      withCookies(c, headers);
      return { options: { ...response, userVerification: 'required' } };
    },

    'POST /api/auth/passkey/login': async (c, { body }) => {
      const called = await passwordCall(shop, c, [{ name: 'signIn' }], async () => {
        const { api } = await passkeyAuth();
        const headers = libraryHeaders(shop, c, ['passkey']);
        headers.set('origin', originOf(c, shop));
        return api.verifyPasskeyAuthentication({
          // The parser says `string | undefined` where WebAuthn's type says absent.
          body: { response: body.response as AuthenticationResponseJSON },
          headers,
          returnHeaders: true,
        });
      });
      if (!called.ok) return called.response;
      return finishLogin(shop, c, called.value.headers, { isSignIn: true });
    },

    'POST /api/auth/passkey/register-options': async (c) => {
      const { api } = await passkeyAuth();
      const { response, headers } = await api.generatePasskeyRegistrationOptions({
        headers: libraryHeaders(shop, c),
        returnHeaders: true,
      });
      withCookies(c, headers);
      const rp = { ...response.rp, name: firmOf(shop).name };
      return { options: { ...response, rp } };
    },

    'POST /api/auth/passkey/register': async (c, { body }) => {
      const login = c.get('login');
      const { response, name } = body;
      const called = await passwordCall(shop, c, proofLimits(login), async () => {
        const { api } = await passkeyAuth();
        const headers = libraryHeaders(shop, c);
        headers.set('origin', originOf(c, shop));
        await api.verifyPasskeyRegistration({ body: { response, name }, headers });
      });
      if (!called.ok) return called.response;
      // Making the key was a use of it.
      await proveLogin(shop, c, login, 'passkey');
      await endUnproved(shop, login.user.id);
      await recordAccount(shop, c, login.user, 'account_changed', {
        data: { what: 'factor_added', factor: 'passkey' },
        notice: 'factor_added',
      });
      return { ok: true };
    },

    'POST /api/auth/passkey/remove': async (c, { body }) => {
      const { user } = c.get('login');
      const gone = await shop.db
        .delete(passkeys)
        .where(and(eq(passkeys.id, body.id), eq(passkeys.userId, user.id)))
        .returning({ id: passkeys.id });
      if (gone.length === 0) return failure(c, 'not_found');
      await recordAccount(shop, c, user, 'factor_removed', {
        data: { factor: 'passkey' },
        notice: 'factor_removed',
      });
      return { ok: true };
    },
  });
}

/** Returns the origin of the ceremony; the same-origin guard has checked it. */
function originOf(c: Context, { settings }: Shop): string {
  return c.req.header('origin') ?? settings.baseUrl;
}
