import type { AccountSession } from '../../contract/account.ts';
import { passwordMinLength } from '../../rules/password-length.ts';
import type { Shop } from '../shop.ts';
import { type Login, missingOf } from './login.ts';

/** Builds the session that the client's account store may know of a login. */
export function accountSessionOf(shop: Shop, login: Login): AccountSession {
  const { id, email, emailVerified, language, isAdmin } = login.user;
  return {
    user: { id, email, emailVerified, language },
    expires_at: Math.floor(login.expiresAt.getTime() / 1000),
    isAdmin,
    showsAdminLink: email === shop.settings.adminEmail.toLowerCase(),
    missing: isAdmin ? missingOf(shop, login) : null,
    hasFactor: login.user.hasTotp || login.user.hasPasskey,
    passwordMin: passwordMinLength(shop.settings.shopMode, isAdmin),
  };
}
