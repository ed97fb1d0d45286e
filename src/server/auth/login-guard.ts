import type { Context } from 'hono';
import { failure } from '../errors.ts';
import type { Shop } from '../shop.ts';
import { isConfirmed, type Login, readLogin } from './login.ts';

type Handler = (c: Context, login: Login) => Promise<Response>;

/** Wraps a handler that needs a valid login; `confirmed`: one proved a moment ago. */
export function loginGuard(shop: Shop, { confirmed = false } = {}) {
  return (handle: Handler) => async (c: Context) => {
    const login = await readLogin(shop, c.req.raw, { isUse: true });
    if (!login) return failure(c, 'not_signed_in');
    if (confirmed && !isConfirmed(shop, login)) return failure(c, 'confirm_needed');
    return handle(c, login);
  };
}

/** Limit of wrong passwords and codes by whoever sits before a login. */
export function proofLimits(login: Login) {
  return [{ name: 'proofOfLogin', key: login.id }] as const;
}
