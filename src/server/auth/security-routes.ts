import { and, desc, eq, ne } from 'drizzle-orm';
import type { Hono } from 'hono';
import { SECURITY_ENDPOINTS } from '#contract/endpoints/auth.ts';
import { failure } from '../errors.ts';
import { serve } from '../http/serve.ts';
import { recordAccount } from './account-events.ts';
import type { AuthShop } from './auth-parts.ts';
import { proofLimits } from './login.ts';
import { libraryHeaders, proveLogin } from './login-cookies.ts';
import { passwordCall } from './password-call.ts';
import { verifyPassword } from './password-hash.ts';
import { logins, passkeys } from './schema.ts';
import { passwordHashOf } from './set-password.ts';
import { codeCall, spendCode } from './totp-code.ts';

/** Logins and second factors of an account, and the proof that its holder is there. */
export function securityRoutes(shop: AuthShop): Hono {
  return serve(SECURITY_ENDPOINTS, {
    'GET /api/auth/security': async (c) => {
      const { id, user } = c.get('login');
      const ofUser = await shop.db
        .select()
        .from(logins)
        .where(eq(logins.userId, user.id))
        .orderBy(desc(logins.seenAt));
      const keys = await shop.db
        .select({ id: passkeys.id, name: passkeys.name, createdAt: passkeys.createdAt })
        .from(passkeys)
        .where(eq(passkeys.userId, user.id))
        .orderBy(passkeys.createdAt);
      return {
        logins: ofUser
          .filter(({ expiresAt }) => expiresAt.getTime() > shop.now())
          .map((login) => ({
            id: login.id,
            browser: login.userAgent ?? '',
            created_at: login.createdAt.toISOString(),
            seen_at: login.seenAt.toISOString(),
            current: login.id === id,
          })),
        passkeys: keys.map((key) => ({
          id: key.id,
          name: key.name ?? '',
          created_at: key.createdAt.toISOString(),
        })),
        totp: user.hasTotp,
      };
    },

    'POST /api/auth/end-login': async (c, { body }) => {
      const { user } = c.get('login');
      const ended = await shop.db
        .delete(logins)
        .where(and(eq(logins.id, body.id), eq(logins.userId, user.id)))
        .returning({ id: logins.id });
      if (ended.length === 0) return failure(c, 'not_found');
      await recordAccount(shop, c, user, 'account_changed', { data: { what: 'logins_ended' } });
      return { ok: true };
    },

    'POST /api/auth/end-other-logins': async (c) => {
      const { id, user } = c.get('login');
      await shop.db.delete(logins).where(and(eq(logins.userId, user.id), ne(logins.id, id)));
      await recordAccount(shop, c, user, 'account_changed', { data: { what: 'logins_ended' } });
      return { ok: true };
    },

    'POST /api/auth/confirm': async (c, { body }) => {
      const login = c.get('login');
      const { password, code } = body;
      const { user } = login;
      if (user.hasPasskey && !user.hasTotp) return failure(c, 'passkey_needed');
      const called = await passwordCall(shop, c, proofLimits(login), async () => {
        if (user.hasTotp) {
          if (code === undefined) return 'wrong_code' as const;
          await codeCall(shop, code, libraryHeaders(shop, c));
          return (await spendCode(shop, user.id, code)) ? null : ('wrong_code' as const);
        }
        const hash = await passwordHashOf(shop.db, user.id);
        const isRight =
          hash !== null && password !== undefined && (await verifyPassword(hash, password));
        return isRight ? null : ('invalid_credentials' as const);
      });
      if (!called.ok) return called.response;
      if (called.value !== null) return failure(c, called.value);
      const factor = user.hasTotp ? 'totp' : 'password';
      await proveLogin(shop, c, login, factor);
      await recordAccount(shop, c, user, 'proof_given', { data: { factor } });
      return { ok: true };
    },
  });
}
