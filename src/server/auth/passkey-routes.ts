import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { and, eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { AUTH_PATHS } from '#contract/account.ts';
import {
  passkeyLoginBody,
  passkeyRegisterBody,
  passkeyRemoveBody,
} from '#contract/security-bodies.ts';
import { failure } from '../errors.ts';
import { limited } from '../http/limits.ts';
import { readJson } from '../http/read-json.ts';
import type { Shop } from '../shop.ts';
import { recordAccount } from './account-events.ts';
import { finishLogin } from './finish-login.ts';
import { endUnproved, loginGuard, proofLimits } from './login.ts';
import { libraryHeaders, proveLogin, withCookies } from './login-cookies.ts';
import { passwordCall } from './password-call.ts';
import { passkeys } from './schema.ts';

/** A WebAuthn reply with an attestation is under 8 KB. */
const BODY_LIMIT = { limitBytes: 16 * 1024 };
const NO_STORE = { 'cache-control': 'no-store' };

/** Passkeys: signing in with one, adding and removing them. */
export function passkeyRoutes(shop: Shop): Hono {
  const app = new Hono();
  const { passkeys: passkeyAuth } = shop.parts.auth;
  const ok = (c: Context) => c.json({ ok: true }, 200, NO_STORE);

  /** Adding and removing a key requires a fresh proof. */
  const ifConfirmed = loginGuard(shop, { confirmed: true });

  /** Names no account: which one it opens is the key's to say. */
  app.post(AUTH_PATHS.passkeyLoginOptions, async (c) => {
    const refused = limited(c, shop, 'signIn');
    if (refused) return refused;
    const { api } = await passkeyAuth();
    const { response, headers } = await api.generatePasskeyAuthenticationOptions({
      headers: libraryHeaders(shop, c.req.raw.headers, []),
      returnHeaders: true,
    });
    withCookies(c, shop.settings, headers);
    return c.json({ options: { ...response, userVerification: 'required' } }, 200, NO_STORE);
  });

  app.post(AUTH_PATHS.passkeyLogin, async (c) => {
    const body = await readJson(c, passkeyLoginBody, BODY_LIMIT);
    if (!body.ok) return body.response;
    const called = await passwordCall(shop, c, [{ name: 'signIn' }], async () => {
      const { api } = await passkeyAuth();
      const headers = libraryHeaders(shop, c.req.raw.headers, ['passkey']);
      headers.set('origin', originOf(c, shop));
      return api.verifyPasskeyAuthentication({
        // The parser says `string | undefined` where WebAuthn's type says absent.
        body: { response: body.value.response as AuthenticationResponseJSON },
        headers,
        returnHeaders: true,
      });
    });
    if (!called.ok) return called.response;
    return finishLogin(shop, c, called.value.headers, { isSignIn: true });
  });

  app.post(
    AUTH_PATHS.passkeyRegisterOptions,
    ifConfirmed(async (c) => {
      const { api } = await passkeyAuth();
      const { response, headers } = await api.generatePasskeyRegistrationOptions({
        headers: libraryHeaders(shop, c.req.raw.headers),
        returnHeaders: true,
      });
      withCookies(c, shop.settings, headers);
      return c.json({ options: response }, 200, NO_STORE);
    }),
  );

  app.post(
    AUTH_PATHS.passkeyRegister,
    ifConfirmed(async (c, login) => {
      const body = await readJson(c, passkeyRegisterBody, BODY_LIMIT);
      if (!body.ok) return body.response;
      const { response, name } = body.value;
      const called = await passwordCall(shop, c, proofLimits(login), async () => {
        const { api } = await passkeyAuth();
        const headers = libraryHeaders(shop, c.req.raw.headers);
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
      return ok(c);
    }),
  );

  app.post(
    AUTH_PATHS.passkeyRemove,
    ifConfirmed(async (c, { user }) => {
      const body = await readJson(c, passkeyRemoveBody, BODY_LIMIT);
      if (!body.ok) return body.response;
      const gone = await shop.db
        .delete(passkeys)
        .where(and(eq(passkeys.id, body.value.id), eq(passkeys.userId, user.id)))
        .returning({ id: passkeys.id });
      if (gone.length === 0) return failure(c, 'not_found');
      await recordAccount(shop, c, user, 'factor_removed', {
        data: { factor: 'passkey' },
        notice: 'factor_removed',
      });
      return ok(c);
    }),
  );

  return app;
}

/** Returns the origin of the ceremony; the same-origin guard has checked it. */
function originOf(c: Context, { settings }: Shop): string {
  return c.req.header('origin') ?? settings.baseUrl;
}
