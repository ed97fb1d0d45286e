import type { Context } from 'hono';
import { type AdminCheck, requireAdmin } from '../auth/require-admin.ts';
import { failure } from '../errors.ts';
import { limited } from '../http/limits.ts';
import type { Shop } from '../shop.ts';

export type Admin = Extract<AdminCheck, { ok: true }>['user'];

/** Lets a handler answer admins only; the database is asked on every request (decision 13). */
export function forAdmins(
  shop: Shop,
  answer: (c: Context, admin: Admin) => Response | Promise<Response>,
): (c: Context) => Promise<Response> {
  return async (c) => {
    const refused = limited(c, shop, 'admin');
    if (refused) return refused;
    const check = await requireAdmin(shop, c.req.raw);
    if (!check.ok) return failure(c, check.code);
    return answer(c, check.user);
  };
}
