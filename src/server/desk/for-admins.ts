import type { Context } from 'hono';
import { type Admin, requireAdmin } from '../auth/require-admin.ts';
import { failure } from '../errors.ts';
import { limited } from '../http/limits.ts';
import type { Shop } from '../shop.ts';

export type { Admin };

/**
 * Lets a handler answer admins only; the database is asked on every request. `confirmed`: only those
 * who proved a moment ago that they are there.
 */
export function forAdmins(
  shop: Shop,
  answer: (c: Context, admin: Admin) => Response | Promise<Response>,
  options: { readonly confirmed?: boolean } = {},
): (c: Context) => Promise<Response> {
  return async (c) => {
    const refused = limited(c, shop, 'admin');
    if (refused) return refused;
    const check = await requireAdmin(shop, c.req.raw, options);
    if (!check.ok) return failure(c, check.code);
    return answer(c, check.user);
  };
}

/** For what moves money, hands out data or gives discounts. */
export const CONFIRMED = { confirmed: true } as const;
