import type { Context } from 'hono';
import type { Shop } from '../shop.ts';
import { authOf } from './auth-of.ts';

/** Carries the library's `Set-Cookie` headers over to our own reply. */
export function withCookies(c: Context, from: Headers): void {
  for (const cookie of from.getSetCookie()) c.header('set-cookie', cookie, { append: true });
}

/** Ends this browser's login, or what is left of it: its row, if there is one, and its cookies. */
export async function endLogin(shop: Shop, c: Context): Promise<void> {
  const { headers } = await authOf(shop).auth.api.signOut({
    headers: c.req.raw.headers,
    returnHeaders: true,
  });
  withCookies(c, headers);
}
