import type { ErrorCode } from '#contract/errors.ts';
import type { Shop } from '../shop.ts';
import { isConfirmed, type Login, missingOf, readLogin } from './login.ts';

export interface Admin {
  readonly id: string;
  readonly email: string;
}

type AdminCheck =
  | { readonly ok: true; readonly user: Admin }
  | {
      readonly ok: false;
      readonly code: Extract<
        ErrorCode,
        'not_signed_in' | 'forbidden' | 'new_password_needed' | 'factor_needed' | 'confirm_needed'
      >;
    };

/** Roles of `user_roles`. */
export type Role = 'admin';

export interface AdminAccess {
  /** One of them is enough. */
  readonly roles: readonly Role[];
  /** The holder must have proved to be there a moment ago. */
  readonly confirmed?: boolean;
  /** Asked by a page on its own, not by a person. */
  readonly byItself?: boolean;
}

const ADMIN: AdminAccess = { roles: ['admin'] };

const rolesOf = ({ user }: Login): readonly Role[] => (user.isAdmin ? ['admin'] : []);

/** Says whether a living login may do this now. */
function checkAdmin(
  shop: Shop,
  login: Login | null,
  { roles, confirmed }: AdminAccess,
): AdminCheck {
  if (!login) return { ok: false, code: 'not_signed_in' };
  if (!rolesOf(login).some((role) => roles.includes(role))) return { ok: false, code: 'forbidden' };
  const missing = missingOf(shop, login);
  if (missing === 'password') return { ok: false, code: 'new_password_needed' };
  if (missing === 'factor') return { ok: false, code: 'factor_needed' };
  if (confirmed && !isConfirmed(shop, login)) return { ok: false, code: 'confirm_needed' };
  return { ok: true, user: { id: login.user.id, email: login.user.email } };
}

/**
 * True if this request comes from an admin: a living login whose user has the `user_roles` row. Always
 * asks the database, so that a login or role that was taken away counts at once.
 */
export async function requireAdmin(
  shop: Shop,
  request: { readonly headers: Headers },
  access: AdminAccess = ADMIN,
): Promise<AdminCheck> {
  const login = await readLogin(shop, request, { isUse: !access.byItself });
  return checkAdmin(shop, login, access);
}

/** True if a user has the admin role. */
export async function isAdmin(shop: Shop, userId: string): Promise<boolean> {
  const found = await shop.pool.query({
    name: 'is-admin',
    text: `SELECT 1 FROM user_roles WHERE user_id = $1 AND role = 'admin'`,
    values: [userId],
  });
  return found.rows.length > 0;
}
