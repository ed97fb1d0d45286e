import { createHash } from 'node:crypto';
import { AUTH_PATHS } from '../../contract/account.ts';
import { href, type Lang } from '../../routes.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Shop } from '../shop.ts';

interface Recipient {
  readonly email: string;
  readonly language?: string | null;
}

function languageOf(user: Recipient): Lang {
  return user.language === 'en' ? 'en' : 'de';
}

async function queueTokenMail(
  shop: Shop,
  kind: 'password-reset' | 'verify-email',
  user: Recipient,
  token: string,
  url: string,
): Promise<void> {
  // One mail per token; the token itself is not to be found in the mail's reference.
  const ref = createHash('sha256').update(token).digest('base64url');
  const mail = { kind, ref, recipient: user.email, language: languageOf(user), data: { url } };
  await shop.db.transaction((tx) => queueMail(shop, tx, mail));
}

/** Sends the link that sets a new password, `/auth?reset=<token>`, good for an hour. */
export async function mailPasswordReset(shop: Shop, user: Recipient, token: string): Promise<void> {
  const page = href('auth', languageOf(user));
  const url = `${shop.settings.baseUrl}${page}?reset=${encodeURIComponent(token)}`;
  await queueTokenMail(shop, 'password-reset', user, token, url);
}

/** Sends the link that proves the address is theirs; it answers on the account page. */
export async function mailVerification(shop: Shop, user: Recipient, token: string): Promise<void> {
  const query = new URLSearchParams({ token, lang: languageOf(user) });
  const url = `${shop.settings.baseUrl}${AUTH_PATHS.verifyEmail}?${query}`;
  await queueTokenMail(shop, 'verify-email', user, token, url);
}
