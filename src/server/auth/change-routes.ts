import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { AUTH_PATHS, changeEmailBody, changePasswordBody } from '#contract/account.ts';
import { failure } from '../errors.ts';
import { readJson } from '../http/read-json.ts';
import type { Shop } from '../shop.ts';
import { recordAccount } from './account-events.ts';
import { requestEmailChange } from './change-email.ts';
import { finishLogin } from './finish-login.ts';
import { loginGuard } from './login.ts';
import { libraryHeaders } from './login-cookies.ts';
import { dropMailedLinks } from './mailed-links.ts';
import { passwordCall } from './password-call.ts';
import { verifyPassword } from './password-hash.ts';
import { refusePassword } from './password-rules.ts';
import { loginAccounts, users } from './schema.ts';
import { passwordHashOf } from './set-password.ts';

const BODY_LIMIT = { limitBytes: 4 * 1024 };
const NO_STORE = { 'cache-control': 'no-store' };

/** A new password or address for a signed-in customer; both ask for the password they have. */
export function changeRoutes(shop: Shop): Hono {
  const app = new Hono();
  const { auth } = shop.parts.auth;
  const ok = (c: Context) => c.json({ ok: true }, 200, NO_STORE);

  /** A second factor is not to be passed by with the password alone. */
  const ifConfirmed = loginGuard(shop, { confirmed: 'ofFactor' });

  /** Ends every other login of the account and its links; this browser gets a fresh login. */
  app.post(
    AUTH_PATHS.changePassword,
    ifConfirmed(async (c, login) => {
      const body = await readJson(c, changePasswordBody, BODY_LIMIT);
      if (!body.ok) return body.response;
      const { current, password } = body.value;
      const { user } = login;
      const bad = refusePassword(shop.settings, password, user);
      if (bad) return failure(c, bad);
      const limits = [{ name: 'proofOfLogin', key: login.id }] as const;
      const called = await passwordCall(shop, c, limits, async () => {
        const changed = await auth.api.changePassword({
          body: { currentPassword: current, newPassword: password, revokeOtherSessions: true },
          headers: libraryHeaders(shop, c.req.raw.headers),
          returnHeaders: true,
        });
        await shop.db.transaction(async (tx) => {
          await tx.update(users).set({ passwordTemporary: false }).where(eq(users.id, user.id));
          await dropMailedLinks(tx, user.id);
        });
        return changed;
      });
      if (!called.ok) return called.response;
      await recordAccount(shop, c, user, 'account_changed', {
        data: { what: 'password_changed' },
        notice: 'password_changed',
      });
      return finishLogin(shop, c, called.value.headers);
    }),
  );

  app.post(
    AUTH_PATHS.changeEmail,
    ifConfirmed(async (c, login) => {
      const body = await readJson(c, changeEmailBody, BODY_LIMIT);
      if (!body.ok) return body.response;
      const { user } = login;
      // The next start would miss the owner's account under its address.
      if (user.isAdmin) return failure(c, 'forbidden');
      const { password } = body.value;
      const email = body.value.email.toLowerCase();
      const limits = [
        { name: 'proofOfLogin', key: login.id },
        { name: 'accountMail' },
        { name: 'changeMail', key: `${user.id} ${email}` },
      ] as const;
      const called = await passwordCall(shop, c, limits, async () => {
        const checked = await passwordHashOf(shop.db, user.id);
        if (checked === null || !(await verifyPassword(checked, password))) return false;
        return shop.db.transaction(async (tx) => {
          // A concurrent change of the password waits for this lock, and then ends this link as well.
          const [current] = await tx
            .select({ hash: loginAccounts.password })
            .from(loginAccounts)
            .where(eq(loginAccounts.userId, user.id))
            .for('update');
          if (current?.hash !== checked) return false;
          if (email !== user.email) await requestEmailChange(shop, tx, user, email);
          return true;
        });
      });
      if (!called.ok) return called.response;
      return called.value ? ok(c) : failure(c, 'invalid_credentials');
    }),
  );

  return app;
}
