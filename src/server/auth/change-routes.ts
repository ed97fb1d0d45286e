import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { CHANGE_ENDPOINTS } from '#contract/endpoints/auth.ts';
import { failure } from '../errors.ts';
import { serve } from '../http/serve.ts';
import { mailboxOf } from '../mail-queue/mail-causes.ts';
import { recordAccount } from './account-events.ts';
import type { AuthShop } from './auth-parts.ts';
import { mayChangeEmail, requestEmailChange } from './change-email.ts';
import { finishLogin } from './finish-login.ts';
import { proofLimits } from './login.ts';
import { libraryHeaders } from './login-cookies.ts';
import { dropMailedLinks } from './mailed-links.ts';
import { passwordCall } from './password-call.ts';
import { verifyPassword } from './password-hash.ts';
import { refusePassword } from './password-rules.ts';
import { loginAccounts, users } from './schema.ts';
import { passwordHashOf } from './set-password.ts';

/** A new password or address for a signed-in customer; both ask for the password they have. */
export function changeRoutes(shop: AuthShop): Hono {
  const { auth } = shop.parts.auth;

  return serve(CHANGE_ENDPOINTS, {
    'POST /api/auth/change-password': async (c, { body }) => {
      const login = c.get('login');
      const { current, password } = body;
      const { user } = login;
      const owner = { email: user.email, isAdmin: user.role !== null };
      const bad = refusePassword(shop.settings, password, owner);
      if (bad) return failure(c, bad);
      const called = await passwordCall(shop, c, proofLimits(login), async () => {
        const changed = await auth.api.changePassword({
          body: { currentPassword: current, newPassword: password, revokeOtherSessions: true },
          headers: libraryHeaders(shop, c),
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
    },

    'POST /api/auth/change-email': async (c, { body }) => {
      const login = c.get('login');
      const { user } = login;
      if (!mayChangeEmail(shop.settings, { isAdmin: user.role === 'admin' }))
        return failure(c, 'forbidden');
      const { password } = body;
      const email = body.email.toLowerCase();
      const limits = [
        { name: 'proofOfLogin', key: login.id },
        { name: 'accountMail' },
        { name: 'changeMail', key: `${user.id} ${mailboxOf(email)}` },
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
      return called.value ? { ok: true } : failure(c, 'invalid_credentials');
    },
  });
}
