import type { AccountSession } from '../../contract/account.ts';
import type { Shop } from '../shop.ts';
import { isAdmin } from './require-admin.ts';

interface KnownLogin {
  readonly user: {
    readonly id: string;
    readonly email: string;
    readonly emailVerified: boolean;
    readonly language?: string | null | undefined;
  };
  readonly expiresAt: Date;
}

/** What the client's account store may know of a login (decision 18, spec sections 3, 4 and 6). */
export async function accountSessionOf(shop: Shop, login: KnownLogin): Promise<AccountSession> {
  const { id, email, emailVerified } = login.user;
  const language = login.user.language === 'en' ? 'en' : 'de';
  return {
    user: { id, email, emailVerified, language },
    expires_at: Math.floor(login.expiresAt.getTime() / 1000),
    isAdmin: await isAdmin(shop, id),
    showsAdminLink: email === shop.settings.adminEmail.toLowerCase(),
  };
}
