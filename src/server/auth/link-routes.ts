import { eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { LINK_ENDPOINTS } from '#contract/endpoints/auth.ts';
import { failure } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { serve } from '../http/serve.ts';
import type { LinkKind } from '../mail-queue/link-tokens.ts';
import { recordAccountOf } from './account-events.ts';
import type { AuthShop } from './auth-parts.ts';
import { confirmEmailChange } from './change-email.ts';
import { acceptInvitation } from './invitations.ts';
import { currentUser } from './login.ts';
import { findLink, type MailedLink, mailLink } from './mailed-links.ts';
import { passwordCall } from './password-call.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { refusePassword } from './password-rules.ts';
import { readRole } from './require-admin.ts';
import { users } from './schema.ts';
import { passwordHashOf } from './set-password.ts';
import { takeOver, verifyEmail } from './verify-email.ts';

const DONE = { ok: true } as const;

/** By address of the client alone: a limit by account could be used up by strangers. */
const MAIL_LIMITS = [{ name: 'accountMail' }] as const;

/**
 * Everything that mailed links do. Opening one changes nothing: its page posts, and a link that adds
 * an address to an account also asks who is there, because the mail may have reached somebody who
 * never heard of that account.
 */
export function linkRoutes(shop: AuthShop): Hono {
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
  ) {
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
    return called.value === 'done' ? DONE : failure(c, called.value);
  }

  async function setNewPassword(
    c: Context,
    kind: 'password-reset' | 'verify-email',
    { token, password }: { token: string; password: string },
  ) {
    const called = await passwordCall(shop, c, [{ name: 'signIn' }], async () => {
      // Hashing costs; who only guesses tokens is not to cause it.
      const link = await findLink(shop, kind, token);
      if (!link) return 'invalid_token' as const;
      const owner = { email: link.email, isAdmin: (await readRole(shop, link.userId)) !== null };
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
    return called.value === 'done' ? DONE : failure(c, called.value);
  }

  return serve(LINK_ENDPOINTS, {
    'POST /api/auth/request-password-reset': async (c, { body }) => {
      const email = body.email.toLowerCase();
      const called = await passwordCall(shop, c, MAIL_LIMITS, async () => {
        const user = await accountOf(email);
        if (user) await shop.db.transaction((tx) => mailLink(shop, tx, 'password-reset', user));
      });
      return called.ok ? { ok: true } : called.response;
    },

    'POST /api/auth/check-link': async (c, { body }) => {
      const link = await findLink(shop, body.kind, body.token);
      return link ? { ok: true } : failure(c, 'invalid_token');
    },

    'POST /api/auth/reset-password': (c, { body }) => setNewPassword(c, 'password-reset', body),
    'POST /api/auth/accept-invitation': async (c, { body }) => {
      const called = await passwordCall(shop, c, [{ name: 'signIn' }], async () => {
        const link = await findLink(shop, 'invitation', body.token);
        if (!link) return 'invalid_token' as const;
        const owner = { email: link.email, isAdmin: true };
        const bad = refusePassword(shop.settings, body.password, owner);
        if (bad) return bad;
        const hash = await hashPassword(body.password);
        const id = await acceptInvitation(shop, body.token, hash, languageOf(c));
        if (id === undefined) return 'invalid_token' as const;
        const data = { what: 'password_changed', by: 'invitation' };
        await recordAccountOf(shop, c, id, 'account_changed', { data });
        return 'done' as const;
      });
      if (!called.ok) return called.response;
      return called.value === 'done' ? DONE : failure(c, called.value);
    },
    'POST /api/auth/claim-account': (c, { body }) => setNewPassword(c, 'verify-email', body),

    'POST /api/auth/send-verification-email': async (c) => {
      const { user } = c.get('login');
      if (user.emailVerified) return { ok: true };
      const called = await passwordCall(shop, c, MAIL_LIMITS, () =>
        shop.db.transaction((tx) => mailLink(shop, tx, 'verify-email', user)),
      );
      return called.ok ? { ok: true } : called.response;
    },

    'POST /api/auth/verify-email': (c, { body }) =>
      forHolder(c, 'verify-email', body, () => verifyEmail(shop, body.token), 'email_verified'),

    'POST /api/auth/confirm-email': (c, { body }) =>
      forHolder(
        c,
        'email-change',
        body,
        () => confirmEmailChange(shop, body.token),
        'email_changed',
      ),
  });
}
