import { and, desc, eq, ne } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { AUTH_PATHS } from '#contract/account.ts';
import type { SecurityReply } from '#contract/security.ts';
import { confirmBody, endLoginBody } from '#contract/security-bodies.ts';
import { failure } from '../errors.ts';
import { readJson } from '../http/read-json.ts';
import type { Shop } from '../shop.ts';
import { recordAccount } from './account-events.ts';
import { loginGuard, proofLimits } from './login.ts';
import { libraryHeaders, proveLogin } from './login-cookies.ts';
import { passwordCall } from './password-call.ts';
import { verifyPassword } from './password-hash.ts';
import { logins, passkeys } from './schema.ts';
import { passwordHashOf } from './set-password.ts';
import { codeCall, spendCode } from './totp-code.ts';

const BODY_LIMIT = { limitBytes: 4 * 1024 };
const NO_STORE = { 'cache-control': 'no-store' };

/** Logins and second factors of an account, and the proof that its holder is there. */
export function securityRoutes(shop: Shop): Hono {
  const app = new Hono();
  const ok = (c: Context) => c.json({ ok: true }, 200, NO_STORE);

  const forLogin = loginGuard(shop);
  const ifConfirmed = loginGuard(shop, { confirmed: true });

  app.get(
    AUTH_PATHS.security,
    forLogin(async (c, { id, user }) => {
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
      const reply: SecurityReply = {
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
      return c.json(reply, 200, NO_STORE);
    }),
  );

  app.post(
    AUTH_PATHS.endLogin,
    ifConfirmed(async (c, { user }) => {
      const body = await readJson(c, endLoginBody, BODY_LIMIT);
      if (!body.ok) return body.response;
      const ended = await shop.db
        .delete(logins)
        .where(and(eq(logins.id, body.value.id), eq(logins.userId, user.id)))
        .returning({ id: logins.id });
      if (ended.length === 0) return failure(c, 'not_found');
      await recordAccount(shop, c, user, 'account_changed', { data: { what: 'logins_ended' } });
      return ok(c);
    }),
  );

  app.post(
    AUTH_PATHS.endOtherLogins,
    ifConfirmed(async (c, { id, user }) => {
      await shop.db.delete(logins).where(and(eq(logins.userId, user.id), ne(logins.id, id)));
      await recordAccount(shop, c, user, 'account_changed', { data: { what: 'logins_ended' } });
      return ok(c);
    }),
  );

  /** Takes the code of an authenticator app, or the password of an account without a factor. A passkey signs in anew. */
  app.post(
    AUTH_PATHS.confirm,
    forLogin(async (c, login) => {
      const body = await readJson(c, confirmBody, BODY_LIMIT);
      if (!body.ok) return body.response;
      const { password, code } = body.value;
      const { user } = login;
      if (user.hasPasskey && !user.hasTotp) return failure(c, 'passkey_needed');
      const called = await passwordCall(shop, c, proofLimits(login), async () => {
        if (user.hasTotp) {
          if (code === undefined) return 'wrong_code' as const;
          await codeCall(shop, code, libraryHeaders(shop, c.req.raw.headers));
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
      return ok(c);
    }),
  );

  return app;
}
