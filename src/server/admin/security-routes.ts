import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { ADMIN_SECURITY_ENDPOINTS } from '#contract/endpoints/admin.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { mailNotice } from '../auth/account-events.ts';
import { endAllLogins } from '../auth/end-logins.ts';
import { mailLink } from '../auth/mailed-links.ts';
import { hashPassword } from '../auth/password-hash.ts';
import { removeFactors } from '../auth/remove-factors.ts';
import { type Admin, readRole } from '../auth/require-admin.ts';
import { users } from '../auth/schema.ts';
import { setPassword } from '../auth/set-password.ts';
import { failure } from '../errors.ts';
import { serve } from '../http/serve.ts';
import { readSecurityEvents } from '../security-log/read-events.ts';
import {
  placeOf,
  recordSecurity,
  type SecurityEvent,
  settleSecurityLog,
} from '../security-log/security-log.ts';
import { type AdminShop, recordAction } from './admin-actions.ts';

export function securityLogRoutes(shop: AdminShop): Hono {
  return serve(ADMIN_SECURITY_ENDPOINTS, {
    'GET /api/admin/security': async (_, { query }) => {
      // Events that this node holds in memory are written before the log is read.
      await settleSecurityLog(shop);
      return readSecurityEvents(shop, query);
    },
    'POST /api/admin/remove-factors': async (c, { body }) => {
      const email = body.email.toLowerCase();
      const removed = await removeLostFactors(shop, c.get('admin'), email, placeOf(shop, c));
      return removed.ok ? { ok: true } : failure(c, removed.code);
    },
    'POST /api/admin/end-logins': async (c) => {
      await endAllLogins(shop, { userId: c.get('admin').id, ...placeOf(shop, c) });
      return { ok: true };
    },
  });
}

type RemoveFactorsResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: Extract<ErrorCode, 'not_found' | 'forbidden'> };

/**
 * Lets a customer who lost every second factor in again (docs/lost-factor.md). Factors, logins and the
 * password end, and the account's address gets a link for a new password: neither who persuades the
 * owner nor who knows the old password gets in without that mailbox. `not_found` without an account or
 * a factor, `forbidden` for owners, who have `npm run admin:password`.
 */
async function removeLostFactors(
  shop: AdminShop,
  admin: Admin,
  email: string,
  place: Pick<SecurityEvent, 'place' | 'network'>,
): Promise<RemoveFactorsResult> {
  const hash = await hashPassword(randomBytes(32).toString('base64url'));
  return shop.db.transaction(async (tx): Promise<RemoveFactorsResult> => {
    const [user] = await tx.select().from(users).where(eq(users.email, email)).for('update');
    if (!user) return { ok: false, code: 'not_found' };
    if ((await readRole(shop, user.id)) === 'admin') return { ok: false, code: 'forbidden' };
    if (!(await removeFactors(tx, user.id))) return { ok: false, code: 'not_found' };
    await setPassword(shop, tx, user.id, hash);
    await recordAction(shop, tx, admin, 'factors_removed', user.id);
    const event = { kind: 'factor_removed', outcome: 'done', userId: user.id, ...place } as const;
    await recordSecurity(shop, tx, { ...event, data: { by: 'admin', admin: admin.id } });
    const holder = { ...user, language: user.language === 'en' ? 'en' : 'de' } as const;
    await mailNotice(shop, tx, holder, 'factor_removed');
    await mailLink(shop, tx, 'password-reset', holder);
    return { ok: true };
  });
}
