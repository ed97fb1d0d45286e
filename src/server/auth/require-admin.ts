import type { ErrorCode } from '#contract/errors.ts';
import { roleOf, STAFF_ROLES, type StaffRole } from '#rules/roles.ts';
import type { Shop } from '../shop.ts';
import { type Login, missingOf, readLogin } from './login.ts';

export interface Admin {
  readonly id: string;
  readonly email: string;
  readonly role: StaffRole;
}

type AdminCheck =
  | { readonly ok: true; readonly user: Admin }
  | {
      readonly ok: false;
      readonly code: Extract<
        ErrorCode,
        'not_signed_in' | 'forbidden' | 'role_forbids' | 'new_password_needed' | 'factor_needed'
      >;
    };

/** Returns who works in the back office by a living login and has one of the roles, or what is missing. */
export function checkAdmin(
  shop: Shop,
  login: Login | null,
  roles: readonly StaffRole[],
): AdminCheck {
  if (!login) return { ok: false, code: 'not_signed_in' };
  const { id, email, role } = login.user;
  if (role === null) return { ok: false, code: 'forbidden' };
  const missing = missingOf(shop, login);
  if (missing === 'password') return { ok: false, code: 'new_password_needed' };
  if (missing === 'factor') return { ok: false, code: 'factor_needed' };
  if (!roles.includes(role)) return { ok: false, code: 'role_forbids' };
  return { ok: true, user: { id, email, role } };
}

/**
 * Checks a request for one of the roles: a living login whose user has the `user_roles` row. Always
 * asks the database, so that a login or role that was taken away counts at once.
 */
export async function requireAdmin(
  shop: Shop,
  request: { readonly headers: Headers },
  { isUse = true, roles = STAFF_ROLES }: { isUse?: boolean; roles?: readonly StaffRole[] } = {},
): Promise<AdminCheck> {
  return checkAdmin(shop, await readLogin(shop, request, { isUse }), roles);
}

/** Returns the role of an account; null for a customer's. */
export async function readRole(shop: Shop, userId: string): Promise<StaffRole | null> {
  const found = await shop.pool.query<{ role: string }>({
    name: 'read-role',
    text: 'SELECT role FROM user_roles WHERE user_id = $1',
    values: [userId],
  });
  return roleOf(found.rows.map(({ role }) => role));
}
