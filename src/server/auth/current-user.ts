import type { Shop } from '../shop.ts';
import { authOf } from './auth-of.ts';

export interface CurrentUser {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly language: 'de' | 'en';
}

/**
 * Who sent this request, or null. Mostly answered from the signed cookie without the database, so a
 * login that was ended elsewhere, or whose account is gone, can still be named here for up to 5
 * minutes: `fresh` asks the database, for whatever gives away or changes personal data or stores whose
 * it is. Admin rights are never decided here, but by `require-admin.ts`.
 */
export async function currentUser(
  shop: Shop,
  request: { readonly headers: Headers },
  options: { readonly fresh?: boolean } = {},
): Promise<CurrentUser | null> {
  // Most visitors have no login cookie at all and need none of the library.
  if (!request.headers.get('cookie')?.includes('.session_token=')) return null;
  const login = await authOf(shop).auth.api.getSession({
    headers: request.headers,
    query: { disableRefresh: true, disableCookieCache: options.fresh === true },
  });
  if (!login) return null;
  const { id, email, emailVerified, language } = login.user;
  return { id, email, emailVerified, language: language === 'en' ? 'en' : 'de' };
}
