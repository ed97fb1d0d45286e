import type { Shop } from '../shop.ts';
import { readLoginToken } from './login-cookie.ts';

export type AdminCheck =
  | { readonly ok: true; readonly user: { readonly id: string; readonly email: string } }
  | { readonly ok: false; readonly code: 'not_signed_in' | 'forbidden' };

/**
 * Whether this request comes from an admin: a living login whose user has the `user_roles` row
 * (spec section 6, decision 13). Always asks the database, in one query, so that a login or role
 * that was taken away counts at once.
 */
export async function requireAdmin(
  shop: Shop,
  request: { readonly headers: Headers },
): Promise<AdminCheck> {
  const token = readLoginToken(request.headers.get('cookie'), shop.settings);
  if (!token) return { ok: false, code: 'not_signed_in' };
  const found = await shop.pool.query<{ id: string; email: string; admin: boolean }>({
    name: 'require-admin',
    text: `SELECT u.id, u.email, EXISTS (
             SELECT FROM user_roles r WHERE r.user_id = u.id AND r.role = 'admin') AS admin
           FROM logins l JOIN users u ON u.id = l.user_id
           WHERE l.token = $1 AND l.expires_at > $2`,
    values: [token, new Date(shop.now())],
  });
  const user = found.rows[0];
  if (!user) return { ok: false, code: 'not_signed_in' };
  if (!user.admin) return { ok: false, code: 'forbidden' };
  return { ok: true, user: { id: user.id, email: user.email } };
}

/** Whether a user has the admin role, for the client's admin flag (spec section 4). */
export async function isAdmin(shop: Shop, userId: string): Promise<boolean> {
  const found = await shop.pool.query({
    name: 'is-admin',
    text: `SELECT 1 FROM user_roles WHERE user_id = $1 AND role = 'admin'`,
    values: [userId],
  });
  return found.rows.length > 0;
}
