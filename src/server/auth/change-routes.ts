import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import {
  AUTH_PATHS,
  changeEmailBody,
  changePasswordBody,
  confirmEmailBody,
} from '../../contract/account.ts';
import { loginAccounts } from '../db/schema.ts';
import { failure } from '../errors.ts';
import { readJson } from '../http/read-json.ts';
import type { Database, Shop, Transaction } from '../shop.ts';
import { authOf } from './auth-of.ts';
import { confirmEmailChange, requestEmailChange } from './change-email.ts';
import { currentUser } from './current-user.ts';
import { withCookies } from './login-cookies.ts';
import { dropMailedLinks } from './mailed-links.ts';
import { passwordCall } from './password-call.ts';
import { isAdmin } from './require-admin.ts';
import { isTooShort } from './sign-up-checks.ts';

const BODY_LIMIT = { limitBytes: 4 * 1024 };
const NO_STORE = { 'cache-control': 'no-store' };

/** A new password or address for a signed-in customer; both ask for the password they have. */
export function changeRoutes(shop: Shop): Hono {
  const app = new Hono();
  const { auth } = authOf(shop);
  const ok = (c: Context) => c.json({ ok: true }, 200, NO_STORE);

  /** Ends every other login of the account and its links; this browser gets a fresh login. */
  app.post(AUTH_PATHS.changePassword, async (c) => {
    const user = await currentUser(shop, c.req.raw, { fresh: true });
    if (!user) return failure(c, 'not_signed_in');
    const body = await readJson(c, changePasswordBody, BODY_LIMIT);
    if (!body.ok) return body.response;
    const { current, password } = body.value;
    if (isTooShort(password)) return failure(c, 'password_too_short');
    const limits = [{ name: 'signInOfAccount', key: user.email }] as const;
    const called = await passwordCall(shop, c, limits, async () => {
      const changed = await auth.api.changePassword({
        body: { currentPassword: current, newPassword: password, revokeOtherSessions: true },
        headers: c.req.raw.headers,
        returnHeaders: true,
      });
      await dropMailedLinks(shop.db, user.id);
      return changed;
    });
    if (!called.ok) return called.response;
    withCookies(c, called.value.headers);
    return ok(c);
  });

  app.post(AUTH_PATHS.changeEmail, async (c) => {
    const user = await currentUser(shop, c.req.raw, { fresh: true });
    if (!user) return failure(c, 'not_signed_in');
    const body = await readJson(c, changeEmailBody, BODY_LIMIT);
    if (!body.ok) return body.response;
    // The next start would miss the owner's account under its address.
    if (await isAdmin(shop, user.id)) return failure(c, 'forbidden');
    const { password } = body.value;
    const email = body.value.email.toLowerCase();
    const limits = [
      { name: 'signInOfAccount', key: user.email },
      { name: 'accountMail' },
      { name: 'mailToRecipient', key: email },
    ] as const;
    const credential = (db: Database | Transaction) =>
      db
        .select({ hash: loginAccounts.password })
        .from(loginAccounts)
        .where(eq(loginAccounts.userId, user.id));
    const called = await passwordCall(shop, c, limits, async () => {
      const [checked] = await credential(shop.db);
      await auth.api.verifyPassword({ body: { password }, headers: c.req.raw.headers });
      return shop.db.transaction(async (tx) => {
        // Whoever replaces the password from here on waits, and then ends this link as well.
        const [current] = await credential(tx).for('update');
        if (current?.hash !== checked?.hash) return false;
        if (email !== user.email) await requestEmailChange(shop, tx, user, email);
        return true;
      });
    });
    if (!called.ok) return called.response;
    return called.value ? ok(c) : failure(c, 'invalid_credentials');
  });

  /** The link is read in any browser, signed in or not: who has it has read the mail. */
  app.post(AUTH_PATHS.confirmEmail, async (c) => {
    const body = await readJson(c, confirmEmailBody, BODY_LIMIT);
    if (!body.ok) return body.response;
    const called = await passwordCall(shop, c, [{ name: 'signIn' }], () =>
      confirmEmailChange(shop, body.value.token),
    );
    if (!called.ok) return called.response;
    return called.value ? ok(c) : failure(c, 'invalid_token');
  });

  return app;
}
