import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import {
  AUTH_PATHS,
  checkLinkBody,
  confirmEmailBody,
  requestPasswordResetBody,
  resetPasswordBody,
  verifyEmailBody,
} from '#contract/account.ts';
import { href } from '#routes.ts';
import { failure } from '../errors.ts';
import { limited } from '../http/limits.ts';
import { readJson } from '../http/read-json.ts';
import type { LinkKind } from '../mail-queue/link-tokens.ts';
import type { Shop } from '../shop.ts';
import { recordAccountOf } from './account-events.ts';
import { confirmEmailChange } from './change-email.ts';
import { currentUser } from './login.ts';
import { findLink, type MailedLink, mailLink } from './mailed-links.ts';
import { passwordCall } from './password-call.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { refusePassword } from './password-rules.ts';
import { isAdmin } from './require-admin.ts';
import { users } from './schema.ts';
import { passwordHashOf } from './set-password.ts';
import { takeOver, verifyEmail } from './verify-email.ts';

const BODY_LIMIT = { limitBytes: 4 * 1024 };
const NO_STORE = { 'cache-control': 'no-store' };

/** By address of the client alone: a limit by account could be used up by strangers. */
const MAIL_LIMITS = [{ name: 'accountMail' }] as const;

/**
 * Everything that mailed links do. Opening one changes nothing: its page posts, and a link that adds
 * an address to an account also asks who is there, because the mail may have reached somebody who
 * never heard of that account.
 */
export function linkRoutes(shop: Shop): Hono {
  const app = new Hono();
  const ok = (c: Context) => c.json({ ok: true }, 200, NO_STORE);

  const accountOf = async (email: string) =>
    (await shop.db.select().from(users).where(eq(users.email, email)))[0];

  /** True if the request comes from who holds the account: by its login here, or its password. */
  async function isHolder(c: Context, { userId }: MailedLink, password: string | undefined) {
    if (password !== undefined) {
      const hash = await passwordHashOf(shop.db, userId);
      return hash !== null && (await verifyPassword(hash, password));
    }
    const user = await currentUser(shop, c.req.raw);
    return user?.id === userId;
  }

  /** Runs `change` for the link's holder; the link stays good for who can't say so yet. */
  async function forHolder(
    c: Context,
    kind: LinkKind,
    { token, password }: { token: string; password?: string | undefined },
    change: () => Promise<boolean>,
    what: 'email_verified' | 'email_changed',
  ): Promise<Response> {
    const called = await passwordCall(shop, c, [{ name: 'signIn' }], async () => {
      const link = await findLink(shop, kind, token);
      if (!link) return 'invalid_token' as const;
      if (!(await isHolder(c, link, password))) {
        return password === undefined
          ? ('proof_needed' as const)
          : ('invalid_credentials' as const);
      }
      if (!(await change())) return 'invalid_token' as const;
      await recordAccountOf(shop, c, link.userId, 'account_changed', { data: { what } });
      return 'done' as const;
    });
    if (!called.ok) return called.response;
    return called.value === 'done' ? ok(c) : failure(c, called.value);
  }

  app.post(AUTH_PATHS.requestPasswordReset, async (c) => {
    const body = await readJson(c, requestPasswordResetBody, BODY_LIMIT);
    if (!body.ok) return body.response;
    const email = body.value.email.toLowerCase();
    const called = await passwordCall(shop, c, MAIL_LIMITS, async () => {
      const user = await accountOf(email);
      if (user) await shop.db.transaction((tx) => mailLink(shop, tx, 'password-reset', user));
    });
    return called.ok ? ok(c) : called.response;
  });

  app.post(AUTH_PATHS.checkLink, async (c) => {
    const refused = limited(c, shop, 'account');
    if (refused) return refused;
    const body = await readJson(c, checkLinkBody, BODY_LIMIT);
    if (!body.ok) return body.response;
    const link = await findLink(shop, body.value.kind, body.value.token);
    return link ? ok(c) : failure(c, 'invalid_token');
  });

  const newPassword = (kind: 'password-reset' | 'verify-email') => async (c: Context) => {
    const body = await readJson(c, resetPasswordBody, BODY_LIMIT);
    if (!body.ok) return body.response;
    const { token, password } = body.value;
    const called = await passwordCall(shop, c, [{ name: 'signIn' }], async () => {
      // Hashing costs; who only guesses tokens is not to cause it.
      const link = await findLink(shop, kind, token);
      if (!link) return 'invalid_token' as const;
      const owner = { email: link.email, isAdmin: await isAdmin(shop, link.userId) };
      const bad = refusePassword(shop.settings, password, owner);
      if (bad) return bad;
      const done = await takeOver(shop, kind, token, await hashPassword(password));
      if (!done) return 'invalid_token' as const;
      await recordAccountOf(shop, c, link.userId, 'account_changed', {
        data: { what: 'password_changed', by: 'link' },
        notice: 'password_changed',
      });
      return 'done' as const;
    });
    if (!called.ok) return called.response;
    return called.value === 'done' ? ok(c) : failure(c, called.value);
  };
  app.post(AUTH_PATHS.resetPassword, newPassword('password-reset'));
  app.post(AUTH_PATHS.claimAccount, newPassword('verify-email'));

  app.post(AUTH_PATHS.sendVerification, async (c) => {
    const user = await currentUser(shop, c.req.raw);
    if (!user) return failure(c, 'not_signed_in');
    if (user.emailVerified) return ok(c);
    const called = await passwordCall(shop, c, MAIL_LIMITS, () =>
      shop.db.transaction((tx) => mailLink(shop, tx, 'verify-email', user)),
    );
    return called.ok ? ok(c) : called.response;
  });

  app.post(AUTH_PATHS.verifyEmail, async (c) => {
    const body = await readJson(c, verifyEmailBody, BODY_LIMIT);
    if (!body.ok) return body.response;
    const { value } = body;
    return forHolder(
      c,
      'verify-email',
      value,
      () => verifyEmail(shop, value.token),
      'email_verified',
    );
  });

  /** Links of mails that earlier versions sent; changes nothing, and says where to get a new one. */
  app.get(AUTH_PATHS.verifyEmail, (c) => {
    const page = href('auth', c.req.query('lang') === 'en' ? 'en' : 'de');
    return c.redirect(`${page}?verified=0`, 303);
  });

  app.post(AUTH_PATHS.confirmEmail, async (c) => {
    const body = await readJson(c, confirmEmailBody, BODY_LIMIT);
    if (!body.ok) return body.response;
    const { value } = body;
    return forHolder(
      c,
      'email-change',
      value,
      () => confirmEmailChange(shop, value.token),
      'email_changed',
    );
  });

  return app;
}
